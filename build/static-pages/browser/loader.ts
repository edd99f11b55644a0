import type { EarlyAction } from '@/components/navigation/early-actions'
import { type RuntimeReady, type RuntimeStart, runtimeReady } from '@/components/navigation/runtime-start'
import { localeCookie } from '@/routing/cookie'
import type { Locale } from '@/routing/locales'
import { withholdForeignChanges } from './foreign-changes'
import { fetchAhead, layOutAhead, onceSeen } from './prepare'

// The only script of a page until somebody does something: every byte of it counts for every page, and one hash of the policy covers
// them all, so what differs from page to page stands in the attributes of its tag.

const addresses = (document.currentScript as HTMLScriptElement).dataset.src?.split(' ') ?? []
const untilReady = new AbortController()
const first = { capture: true, signal: untilReady.signal }
/** What was done before React listens, in its order. */
const noted: EarlyAction[] = []
/** What becomes of a press that waits for scripts that do not come. */
let instead: (() => void) | undefined
let failed = false
// A listener of touches or pointers would have a tap wait for the page's next frame, so a finger is noticed by its clicks and scrolls.
let byFinger = false
// Nothing here may keep the scripts from starting: what the browser refuses is left out.
try {
  withholdForeignChanges()
  byFinger = matchMedia('(pointer:coarse)').matches
} catch {}

function start(): void {
  // Once: none is left then.
  for (const address of addresses.splice(0)) {
    const script = document.createElement('script')
    // In this order, and spelled as the runtime looks for them.
    script.async = false
    script.src = address
    script.onerror = fail
    document.head.append(script)
  }
}

/** Without its scripts a page is what it is without scripts: what waits for them goes the way it has without, or the page is loaded anew. */
function fail(): void {
  failed = true
  if (!untilReady.signal.aborted) instead?.()
}

/** A painted frame later: what a touch shows by itself never waits for scripts. */
function startAfterPaint(): void {
  try {
    requestAnimationFrame(() => setTimeout(start, 90))
  } catch {
    start()
  }
}

type Events = DocumentEventMap & { [runtimeReady]: RuntimeReady }

function listen<Type extends keyof Events>(types: readonly Type[], act: (event: Events[Type]) => unknown): void {
  for (const type of types) document.addEventListener(type, act as EventListener, first)
}

listen(['keydown', 'wheel'], start)
if (byFinger) listen(['focusin'], startAfterPaint)
else {
  listen(['focusin', 'mousedown'], start)
  // A browser reports a pointer that rests where a page appears below it.
  listen(['mousemove'], ({ movementX, movementY }) => (movementX || movementY) && start())
}

function note(type: EarlyAction['type'], target: EventTarget | null, submitter?: HTMLElement | null): void {
  const element = target as HTMLInputElement
  noted.push({ type, element, value: element.value, checked: element.checked, submitter })
}

listen(['input'], ({ target }) => note('input', target))

function onClick(event: MouseEvent): void {
  startAfterPaint()
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>('a[data-language],[data-estimate-link],[href*="/form?"]')
  const language = link?.dataset.language
  if (link && language) {
    // The same page, so it gets the same query.
    link.search = location.search
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this click leaves the page
    document.cookie = localeCookie(language as Locale)
  }
  // Scripts take along what was chosen; the form without scripts is for pages without.
  const isTaken = link?.pathname.startsWith('/api') || noted[0]
  if (link && isTaken && !(event.ctrlKey || event.metaKey || event.shiftKey)) hold(event, link, () => link.click())
  const details = target.closest('summary')?.parentElement as HTMLDetailsElement | undefined
  if (details) note(details.open ? 'close' : 'open', details)
  // What sends a form does so by itself, and what opens a popover in browsers that know them.
  const button = target.closest<HTMLElement>(`button[type=button]${'popover' in target ? ':not([popovertarget])' : ''}`)
  if (button) hold(event, button)
}

function onSubmit(event: SubmitEvent): void {
  startAfterPaint()
  const form = event.target as HTMLFormElement
  // A form that leads nowhere is for scripts.
  hold(event, form, form.hasAttribute('action') ? () => form.requestSubmit(event.submitter) : undefined)
}

listen(['click'], onClick)
listen(['submit'], onSubmit)

function hold(event: Event, element: HTMLElement, plain?: () => void): void {
  if (failed && plain) return
  event.preventDefault()
  event.stopPropagation()
  instead = plain ?? (() => location.reload())
  if (failed) instead()
  element.setAttribute('aria-busy', 'true')
  note(event.type as 'click', element, (event as SubmitEvent).submitter)
  // Longer than anybody waits for a page.
  if (plain) setTimeout(fail, 1e4)
}

const { pathname, search, hash } = location

/** After a reload, Back may lead to an entry of another page that this document once showed; before the runtime nobody shows it. */
function onReturn(): void {
  if (location.pathname === pathname) return
  // An entry that is written to while it is loaded loses its state.
  history.replaceState = () => {}
  location.reload()
}

addEventListener('popstate', onReturn, first)

listen([runtimeReady], ({ detail: repeat }) => {
  untilReady.abort()
  if (!failed) repeat(noted)
})

addEventListener('DOMContentLoaded', () => {
  const marked = document.querySelectorAll<HTMLElement>('[data-runtime]')
  if ([...marked].some(isNeeded)) startAfterPaint()
  onceSeen(layOutAhead)
})

function isNeeded({ dataset, firstChild }: HTMLElement): unknown {
  const when = dataset.runtime as RuntimeStart
  if (when === 'empty') return !firstChild || hash
  // `#work=`: an estimate on its way between steps (`components/estimate/document/address-bar.ts`).
  if (when === 'query') return search || /^#work=/.test(hash)
  try {
    return when === 'now' || localStorage.getItem(when.slice('stored:'.length))
  } catch {
    return undefined
  }
}

function prepare(): void {
  // Earlier ones are the browser's own, to the fragment of an address.
  listen(['scroll'], startAfterPaint)
  fetchAhead(addresses)
}

addEventListener('load', () => onceSeen(prepare), first)
