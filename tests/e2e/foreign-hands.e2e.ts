import type { Page } from '@playwright/test'
import { type ForeignChange, foreignChanges } from '../support/foreign-hands'
import { holdScripts } from '../support/hold-requests'
import { interactivePages } from '../support/interactive-pages'
import { expect, test } from '../support/site-test'
import { walkBoth } from '../support/walk'

type Marked = Window & { own?: Element[] }

const addresses = [
  '/',
  '/contacts',
  '/estimate/settings',
  '/estimate/functional-blocks',
  '/estimate/start',
  '/search',
  '/blog',
  '/uk/contacts',
]

/** Changes a page at rest, types into it before its scripts have come, and lets them come. */
async function beTouched(page: Page, address: string, changes: readonly ForeignChange[]) {
  const release = await holdScripts(page)
  await page.goto(address)
  await page.evaluate(() => {
    ;(window as Marked).own = [...document.body.querySelectorAll('*')]
  })
  for (const change of changes) await page.evaluate(foreignChanges[change])
  const field = page.locator('main :is(input[type=text], input[type=search], input[type=email], textarea):visible').first()
  const isTyped = (await field.count()) > 0
  if (isTyped) {
    await field.focus()
    await page.keyboard.type('Ada')
  } else await page.keyboard.press('Tab')
  release()
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'ready', undefined, { polling: 20 })
  if (isTyped) {
    await page.keyboard.type(' Lovelace')
    await expect(field).toHaveValue('Ada Lovelace')
    await expect(field).toBeFocused()
  }
  return page.evaluate(() => ((window as Marked).own ?? []).filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 80)))
}

const all = Object.keys(foreignChanges) as ForeignChange[]

for (const address of addresses)
  test(`what others did to ${address} before its scripts came costs a visitor nothing`, async ({ page, trouble }) => {
    expect(await beTouched(page, address, all.slice(0, -1))).toEqual([])
    expect(trouble).toEqual([])
  })

for (const change of all)
  test(`the contact form keeps what is typed and its focus: ${change}`, async ({ page, trouble }) => {
    const lost = await beTouched(page, '/contacts', [change])
    // What somebody took out comes and goes with them.
    if (change !== all.at(-1)) expect(lost).toEqual([])
    expect(trouble).toEqual([])
  })

for (const [index, [address = '']] of interactivePages('en').entries())
  test(`a translated page shows the figures of the plain one: ${address}`, async ({ browser, baseURL }) => {
    await walkBoth(browser, `${baseURL}${address}`, index + 1, 6)
  })
