import type { Page } from '@playwright/test'
import { hydrationStarts } from '@/components/navigation/runtime-start'
import { oneOfKind } from '../support/exhaustive'
import { type ForeignChange, foreignChanges, insist } from '../support/foreign-hands'
import { openWithoutScripts } from '../support/hold-requests'
import { interactivePages } from '../support/interactive-pages'
import { expect, test } from '../support/site-test'
import { walkBoth } from '../support/walk'

type Marked = Window & { own?: Element[] }

const addresses = [
  '/contacts',
  '/',
  '/estimate/settings',
  '/estimate/functional-blocks',
  '/estimate/start',
  '/search',
  '/blog',
  '/uk/contacts',
]

/** Changes a page at rest, types into it before its scripts have come, and lets them come. */
async function beTouched(page: Page, address: string, changes: readonly ForeignChange[]) {
  const release = await openWithoutScripts(page, address)
  await page.evaluate(() => {
    // Drawings and empty places are filled anew by what the page itself does.
    ;(window as Marked).own = [...document.body.querySelectorAll('*:not(template, svg *)')]
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
  return lostElements(page)
}

function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() => ((window as Marked).own ?? []).filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 80)))
}

const all = Object.keys(foreignChanges) as ForeignChange[]

for (const [index, address] of addresses.entries())
  test(`what others did to ${address} before its scripts came costs a visitor nothing`, oneOfKind(index), async ({ page, trouble }) => {
    expect(await beTouched(page, address, all.slice(0, -1))).toEqual([])
    expect(trouble).toEqual([])
  })

for (const [index, change] of all.toReversed().entries())
  test(`the contact form keeps what is typed and its focus: ${change}`, oneOfKind(index), async ({ page, trouble }) => {
    const lost = await beTouched(page, '/contacts', [change])
    // What somebody took out comes and goes with them.
    if (change !== all.at(-1)) expect(lost).toEqual([])
    expect(trouble).toEqual([])
  })

test('an extension that insists on its element does not hang the page, and what is typed is kept', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contacts')
  await page.evaluate(insist)
  await page.locator('#contact-name').focus()
  await page.keyboard.type('Ada')
  release()
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'ready', undefined, { polling: 20 })
  await page.keyboard.type(' Lovelace')
  await expect(page.locator('#contact-name')).toHaveValue('Ada Lovelace')
})

test('a translator that goes on for as long as the scripts take on a slow phone changes nothing before they have come', async ({
  page,
  trouble,
}) => {
  const release = await openWithoutScripts(page, '/contacts')
  const heading = page.getByRole('heading', { level: 1 })
  const written = await heading.innerHTML()
  const turns = await page.evaluate(async (hydrationStarts) => {
    document.dispatchEvent(new Event(hydrationStarts))
    const text = document.querySelector('h1')?.firstChild as Text
    for (let turn = 0; turn < 60; turn++) {
      text.replaceWith(document.createElement('font'))
      await new Promise((resolve) => setTimeout(resolve))
      if (!text.isConnected) return turn
    }
    return 60
  }, hydrationStarts)
  expect(turns).toBe(60)
  expect(await heading.innerHTML()).toBe(written)
  await page.keyboard.press('Tab')
  release()
  await page.waitForFunction(() => document.documentElement.dataset.runtime === 'ready', undefined, { polling: 20 })
  expect(trouble).toEqual([])
})

const onTheWay: Record<string, (html: string) => string> = {
  'an address of e-mail in the footer is hidden': (html) =>
    html.replace(/(<footer.*?href="mailto:[^>]*>)[^<]*/s, '$1[email&#160;protected]'),
  'a heading of a section is rewritten': (html) => html.replace(/(<main.*<h2[^>]*>)[^<]*(?=.*<\/main>)/s, '$1Changed'),
  'an element is put into a section': (html) => html.replace(/(<main.*<section[^>]*>)/s, '$1<div>Bought</div>'),
  'a link of the menu is rewritten': (html) => html.replace(/(<nav.*?<a [^>]*>)[^<]*/s, '$1Changed'),
}

for (const [index, [change, alter]] of Object.entries(onTheWay).entries())
  test(`what is changed on its way to a visitor is drawn anew alone: ${change}`, oneOfKind(index % 2), async ({ page }) => {
    await page.route('**/contacts', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      expect(alter(html)).not.toBe(html)
      await route.fulfill({ response: answer, body: alter(html) })
    })
    await beTouched(page, '/contacts', [])
    // Islands hydrate one after another: the changed one may come after the first that listens.
    await expect(page.getByText(/Changed|Bought|\[email/)).toHaveCount(0)
    const lost = await lostElements(page)
    const whole = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(lost.length).toBeGreaterThan(0)
    expect(lost.length).toBeLessThan(whole / 4)
    expect(lost.filter((each) => /^<(?:main|h1|form|input|textarea)/.test(each))).toEqual([])
  })

test('what is typed into a form that was changed on its way is kept', async ({ page }) => {
  await page.route('**/contacts', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/(<label[^>]*>)/, '$1<i>!</i>') })
  })
  await beTouched(page, '/contacts', [])
  await expect.poll(() => lostElements(page)).not.toEqual([])
})

for (const [index, [address = '']] of interactivePages('en').entries())
  test(`a translated page shows the figures of the plain one: ${address}`, oneOfKind(Math.abs(index - 9)), async ({ browser, baseURL }) => {
    await walkBoth(browser, `${baseURL}${address}`, index + 1, 6)
  })
