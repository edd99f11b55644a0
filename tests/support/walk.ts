import type { Browser, Page } from '@playwright/test'
import { translateAll } from './foreign-hands'
import { seeded } from './seeded'
import { expect, wake } from './site-test'

type Watched = Window & { bare?: string[] }

/** Does the same things on a page as it is and on a translated one, and expects the same words and figures on both. */
export async function walkBoth(browser: Browser, address: string, seed: number, steps: number): Promise<void> {
  const trouble: string[] = []
  const open = async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    page.on('pageerror', ({ message }) => trouble.push(message))
    await page.goto(address)
    return page
  }
  const [plain, translated] = await Promise.all([open(), open()])
  await translated.evaluate(translateAll)
  for (const page of [plain, translated]) await wake(page)
  const bothSettled = () => settled([plain, translated])
  await expect.poll(bothSettled, { intervals: [50, 100, 200] }).toBe(true)
  await plain.evaluate(watchTexts)

  const random = seeded(seed)
  const done: string[] = []
  for (let step = 0; step < steps; step++) {
    const chance = random()
    const [pressed, other] = await Promise.all([press(plain, chance), press(translated, chance)])
    done.push(pressed)
    expect(other, `what was pressed on ${address} after ${done.join(', ')}`).toBe(pressed)
    await expect
      .poll(async () => (await bothSettled()) || trouble.length > 0, { intervals: [20, 50, 100] })
      .toBe(true)
      .catch(async () => expect(await textOf(translated), `${address} after ${done.join(', ')}`).toBe(await textOf(plain)))
    expect(trouble, `${address} after ${done.join(', ')}`).toEqual([])
  }
  expect(await plain.evaluate(() => (window as Watched).bare), `texts of ${address} that change beside other nodes`).toEqual([])
  await Promise.all([plain.close(), translated.close()])
}

/** Whether pages say the same, and go on to: a demo answers a moment later, and its answer brings other buttons. */
async function settled(pages: readonly Page[]): Promise<boolean> {
  const before = await Promise.all(pages.map(textOf))
  await Promise.all(pages.map((page) => page.evaluate(drawFrames)))
  const after = await Promise.all(pages.map(textOf))
  return new Set([...before, ...after]).size === 1
}

async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
}

const textOf = (page: Page) => page.evaluate(() => document.querySelector('main')?.textContent?.replace(/\s+/g, ' '))

/** Presses, chooses or moves one of the page's controls that can be seen, and says which. */
function press(page: Page, chance: number): Promise<string> {
  return page.evaluate((chance) => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(button:not([type=submit]), input, select, summary)')]
    const controls = all.filter((each) => each.checkVisibility() && !each.matches(':disabled, [type=file], [type=hidden]'))
    const index = Math.floor(chance * controls.length)
    const control = controls[index]
    if (!control) return 'nothing'
    if (control instanceof HTMLSelectElement) {
      const next = control.options[(control.selectedIndex + 1) % control.options.length]
      if (next) next.selected = true
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (control instanceof HTMLInputElement && !/^(?:radio|checkbox)$/.test(control.type)) {
      const value = { range: control.max, number: '7', date: '2027-05-03' }[control.type] ?? 'shop'
      // React replaces the setter of the field itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
      control.dispatchEvent(new Event('input', { bubbles: true }))
      control.dispatchEvent(new Event('change', { bubbles: true }))
    } else control.click()
    return `${index} of ${controls.length} (${control.tagName} ${control.getAttribute('name') ?? control.textContent?.trim().slice(0, 30)})`
  }, chance)
}

/** Writes down each text beside other nodes that is added, taken away or written to. */
function watchTexts(): void {
  const bare: string[] = []
  ;(window as Watched).bare = bare
  const isBare = (node: Node) => node instanceof Text && node.data.trim() !== ''
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && target.previousSibling === null && target.nextSibling === null) continue
      if (type === 'childList' && !previousSibling && !nextSibling && addedNodes.length < 2) continue
      const texts = type === 'characterData' ? [target] : [...addedNodes, ...removedNodes]
      bare.push(...texts.filter(isBare).map((text) => `${(text.parentElement ?? target.parentElement)?.className}: ${text.nodeValue}`))
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
