import type { Page } from '@playwright/test'
import { exampleQuery } from '@/components/estimate/example'
import { read } from './files'
import { holdRequests } from './hold-requests'
import type { SiteRoute } from './routes'
import { seeded } from './seeded'
import { expect, wake } from './site-test'

/** One thing a visitor does to a control of `main`, and what it shall be then. */
type Action = { control: string; kind: 'box' | 'text' | 'range' | 'list' | 'fold' | 'button'; want: string }

type Watched = Window & { controlsOf: () => Map<string, HTMLInputElement>; underWay: Set<unknown> }

export type EarlyCase = { route: SiteRoute; address: string; seed: number; held: 'all' | 'last' }

/** Whether a page has something to choose, type, open or press that is its own. */
function isInteractive({ file }: SiteRoute): boolean {
  const html = read(file)
  return /<(?:input|select|textarea|summary|button)\b/.test(html.slice(html.indexOf('<main'), html.indexOf('</main>')))
}

/** Each page bare, and the steps of the estimate by a link too. */
export function casesOf(routes: readonly SiteRoute[], seeds: readonly number[]): EarlyCase[] {
  return routes.filter(isInteractive).flatMap((route, index) => {
    const isStep =
      /data-estimate-link/.test(read(route.file)) && /\/estimate\/(?:settings|technologies|functional-blocks)$/.test(route.path)
    const addresses = isStep ? [route.address, `${route.address}?${exampleQuery}`] : [route.address]
    return addresses.flatMap((address, way) =>
      seeds.map((seed, turn) => ({ route, address, seed, held: (index + way + turn) % 2 ? ('last' as const) : ('all' as const) })),
    )
  })
}

/** What a page is after a few random actions, done before its scripts answer and done after: each as one object. */
export async function compareEarly(page: Page, { route, address, seed, held }: EarlyCase, atRest: () => Promise<void>): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00Z'))
  await page.addInitScript(watch)
  const settle = () =>
    expect
      .poll(async () => {
        await atRest()
        return page.evaluate(() => (window as unknown as Watched).underWay.size)
      })
      .toBe(0)
  const scripts = /<script data-src="([^"]+)"/.exec(read(route.file))?.[1]?.split(' ') ?? []
  const waiting = held === 'all' ? scripts : scripts.slice(-1)
  const isHeld = new RegExp(waiting.map((src) => src.replaceAll(/\W/g, '\\$&')).join('|'))
  const release = await holdRequests(page, isHeld)
  // The page may start its scripts by itself, and its load waits for them.
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const actions = pick(await page.evaluate(listActions), seed)
  if (held === 'last') await page.keyboard.press('Shift')
  for (const action of actions) expect(await page.evaluate(act, action), `${action.control} is there`).toBe(true)
  release()
  await wake(page)
  await settle()
  const early = await page.evaluate(stateOf)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.evaluate(() => [localStorage, sessionStorage].map((each) => each.clear()))
  await page.goto('about:blank')
  await page.goto(address)
  await wake(page)
  await settle()
  const done: boolean[] = []
  // What was done before may have taken the next control away.
  for (const action of actions) done.push(await page.evaluate(act, action))
  await settle()
  // What may be touched is hidden on some pages until there is an estimate.
  if (actions.length > 0) expect(done, 'what was done').toContain(true)
  expect(early, `seed ${seed}: ${JSON.stringify(actions)}`).toEqual(await page.evaluate(stateOf))
}

function pick(all: readonly Action[], seed: number): Action[] {
  const random = seeded(seed)
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  return Array.from({ length: Math.min(5, all.length) }, () => {
    const kind = kinds[Math.floor(random() * kinds.length)]
    const some = all.filter((action) => action.kind === kind)
    return some[Math.floor(random() * some.length)] as Action
  })
}

/** Gives controls names that hold in each rendering, and knows what the page is about to do: to write its address, to keep what was chosen. */
function watch(): void {
  const underWay = new Set<unknown>()
  const { setTimeout: begin, clearTimeout: end } = window
  const setTimeout = (act: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) => {
    const timer = begin(() => {
      underWay.delete(timer)
      act(...values)
    }, delay)
    // Longer ones take messages away that were read.
    if (delay <= 1000) underWay.add(timer)
    return timer
  }
  const clearTimeout = (timer: number) => {
    underWay.delete(timer)
    end(timer)
  }
  const controlsOf = () => {
    const controls = new Map<string, HTMLElement>()
    for (const element of document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea, summary, button[type=button])')) {
      const { type = '', localName, name = '', value, textContent } = element
      // Names that React makes up are others in each rendering; figures in a text change with what is chosen.
      const says = /radio|checkbox/.test(type) ? value : textContent.replaceAll(/[\d\s$₴€£.,–]+/g, ' ')
      const own = [localName, type, /^_/.test(name) ? '' : name, localName === 'select' ? '' : says].join(' ')
      let at = 0
      while (controls.has(`${own} ${at}`)) at++
      controls.set(`${own} ${at}`, element)
    }
    return controls
  }
  Object.assign(window, { setTimeout, clearTimeout, controlsOf, underWay })
}

function listActions(): Action[] {
  return [...(window as unknown as Watched).controlsOf()].flatMap(([control, element]): Action[] => {
    const { type, localName, disabled } = element
    if (disabled || !element.checkVisibility() || /hidden|submit|file/.test(type)) return []
    const does = (kind: Action['kind'], want: string) => [{ control, kind, want }]
    if (type === 'radio' || type === 'checkbox') return does('box', type === 'radio' || !element.checked ? 'on' : '')
    if (localName === 'summary') return does('fold', element.closest('details')?.open ? '' : 'open')
    if (localName === 'button') return does('button', 'pressed')
    if (localName === 'select') return does('list', String(Math.max(0, (element as unknown as HTMLSelectElement).options.length - 1)))
    if (type === 'range') return does('range', String((Number(element.min) + Number(element.max)) / 2))
    if (type === 'date') return does('text', '2027-03-01')
    return does('text', type === 'number' ? '3' : type === 'email' ? 'a@b.co' : type === 'url' ? 'https://a.b/c' : 'two boats')
  })
}

/** Whether there was such a control. */
function act({ control, kind, want }: Action): boolean {
  const box = (window as unknown as Watched).controlsOf().get(control)
  if (!box) return false
  if (kind === 'button') box.click()
  if (kind === 'box' && box.checked !== Boolean(want)) box.click()
  if (kind === 'fold' && box.closest('details')?.open !== Boolean(want)) box.click()
  if (kind === 'list') {
    ;(box as unknown as HTMLSelectElement).selectedIndex = Number(want)
    for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }))
  }
  if (kind === 'range' || kind === 'text') {
    if (kind === 'text') box.focus()
    const { prototype } = box.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(box, want)
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return true
}

function stateOf() {
  // A text that was never near the window has no lines yet.
  const whole = new CSSStyleSheet()
  whole.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [whole]
  const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
  const { activeElement } = document
  const saved: { query: string; title: string }[] = JSON.parse(localStorage.getItem('estimate:v1') ?? '[]')
  return {
    address: location.pathname + location.search,
    // Without their numbers and times.
    kept: saved.map(({ query, title }) => `${title} ${query}`),
    controls: controls
      .filter(({ type }) => type !== 'hidden')
      .map(
        ({ name, type, value, checked }) =>
          `${/^_/.test(name) ? '' : name} ${type} ${/radio|checkbox/.test(type) ? `${value} ${checked}` : value}`,
      ),
    open: [...document.querySelectorAll<HTMLDetailsElement>('main details')].map(({ open }) => open),
    focus: activeElement?.matches('main *') ? `${activeElement.localName} ${activeElement.getAttribute('type')}` : '',
    busy: document.querySelectorAll('[aria-busy]').length,
    text: document.querySelector('main')?.innerText.split('\n'),
  }
}
