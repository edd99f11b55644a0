import type { Page } from '@playwright/test'
import { exampleQuery } from '@/components/estimate/example'
import { read } from './files'
import { holdRequests } from './hold-requests'
import type { SiteRoute } from './routes'
import { seeded } from './seeded'
import { expect, wake } from './site-test'

/** One thing a visitor does to a control: which of those in `main`, and what it shall be then. */
type Action = { control: string; at: number; kind: 'box' | 'text' | 'range' | 'list' | 'fold' | 'button'; want: string }

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
  const scripts = /<script data-src="([^"]+)"/.exec(read(route.file))?.[1]?.split(' ') ?? []
  const waiting = held === 'all' ? scripts : scripts.slice(-1)
  const isHeld = new RegExp(waiting.map((src) => src.replaceAll(/\W/g, '\\$&')).join('|'))
  await page.goto('about:blank')
  const release = await holdRequests(page, isHeld)
  await page.goto(address)
  const actions = pick(await page.evaluate(listActions), seed)
  if (held === 'last') await page.keyboard.press('Shift')
  for (const action of actions) await page.evaluate(act, action)
  release()
  await wake(page)
  await atRest()
  const early = await page.evaluate(stateOf)
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.evaluate(() => [localStorage, sessionStorage].map((each) => each.clear()))
  await page.goto('about:blank')
  await page.goto(address)
  await page.evaluate(() => [localStorage, sessionStorage].map((each) => each.clear()))
  await wake(page)
  await atRest()
  for (const action of actions) await page.evaluate(act, action)
  await atRest()
  const late = await page.evaluate(stateOf)
  const storedLate = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))
  expect({ ...early, kept: countKept(stored) }, `seed ${seed}: ${JSON.stringify(actions)}`).toEqual({
    ...late,
    kept: countKept(storedLate),
  })
}

/** The estimates kept in the browser, without their numbers and times. */
function countKept(stored: Record<string, string>): string[] {
  const saved: { query: string; title: string }[] = JSON.parse(stored['estimate:v1'] ?? '[]')
  return saved.map(({ query, title }) => `${title} ${query}`)
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

function listActions(): Action[] {
  const counted = new Map<string, number>()
  const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea, summary, button[type=button])')]
  return controls.flatMap((element): Action[] => {
    const { type, localName, name = '', disabled } = element
    const isBox = type === 'radio' || type === 'checkbox'
    // Names that React makes up are others in each rendering.
    const control = isBox && name && !/^_/.test(name) ? `[name="${name}"][value="${element.value}"]` : localName
    const at = counted.get(control) ?? 0
    counted.set(control, at + 1)
    if (disabled || !element.checkVisibility() || /hidden|submit|file/.test(type)) return []
    const does = (kind: Action['kind'], want: string) => [{ control, at, kind, want }]
    if (isBox) return does('box', type === 'radio' || !element.checked ? 'on' : '')
    if (localName === 'summary') return does('fold', element.closest('details')?.open ? '' : 'open')
    if (localName === 'button') return does('button', 'pressed')
    if (localName === 'select') return does('list', String(Math.max(0, (element as unknown as HTMLSelectElement).options.length - 1)))
    if (type === 'range') return does('range', String((Number(element.min) + Number(element.max)) / 2))
    if (type === 'date') return does('text', '2027-03-01')
    return does('text', type === 'number' ? '3' : type === 'email' ? 'a@b.co' : type === 'url' ? 'https://a.b/c' : 'two boats')
  })
}

function act({ control, at, kind, want }: Action): void {
  const element = document.querySelectorAll<HTMLInputElement>(`main ${control}`)[at]
  const box = control === 'button' ? [...document.querySelectorAll<HTMLInputElement>('main button[type=button]')][at] : element
  if (!box) throw new Error(`There is no ${control} ${at} any more.`)
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
}

function stateOf() {
  const controls = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
  const { activeElement } = document
  return {
    address: location.pathname + location.search,
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
