import { type RuntimeStart, runtimeReady } from '@/components/navigation/runtime-start'
import { localeCookie } from '@/routing/cookie'
import { isLocale } from '@/routing/locales'
import { withholdForeignChanges } from './foreign-changes'
import { fetchAhead, layOutAhead, onceSeen } from './prepare'

// The only script of a page until somebody does something: every byte of it counts for every page, and one hash of the policy covers
// them all, so what differs from page to page stands in the attributes of its tag.

const addresses = (document.currentScript as HTMLScriptElement).dataset.src?.split(' ') ?? []
const untilReady = new AbortController()
const pressed: (() => void)[] = []
let started = false
let failed = false
// A listener of touches or pointers would have a tap wait for the page's next frame, so a finger is noticed by its clicks and scrolls.
const byFinger = matchMedia('(pointer:coarse)').matches

withholdForeignChanges()

function start(): void {
  if (started) return
  started = true
  for (const address of addresses) {
    const script = document.createElement('script')
    // In this order, and spelled as the runtime looks for them.
    script.async = false
    script.src = address
    script.onerror = fail
    document.head.append(script)
  }
}

/** Without its scripts a page is what it is without scripts; a button that was pressed needs them, so the page is loaded anew. */
function fail(): void {
  failed = true
  if (pressed[0]) location.reload()
}

/** A painted frame later: what a touch shows by itself never waits for scripts. */
function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(start, 90))
}

function listen<Type extends keyof DocumentEventMap>(
  types: readonly Type[],
  act: (event: DocumentEventMap[Type]) => void,
  passive = true,
): void {
  for (const type of types) document.addEventListener(type, act, { capture: true, passive, signal: untilReady.signal })
}

listen(['mousemove', 'mousedown'], ({ type, movementX, movementY }) => {
  // A browser reports a pointer that rests where a page appears below it.
  if (!byFinger && (type === 'mousedown' || movementX || movementY)) start()
})
listen(['keydown', 'wheel'], start)
listen(['focusin'], byFinger ? startAfterPaint : start)
listen(['click', 'submit'], startAfterPaint)

function onClick(event: MouseEvent): void {
  const target = event.target as Element
  const link = target.closest<HTMLAnchorElement>('a[data-language]')
  const language = link?.dataset.language
  if (link && isLocale(language)) {
    // The same page, so it gets the same query.
    link.search = location.search
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and this click leaves the page
    document.cookie = localeCookie(language)
  }
  // What opens a popover or sends a form does so by itself.
  const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
  if (button) hold(event, button, () => button.click())
}

function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  // A form that leads nowhere is for scripts.
  if (!form.hasAttribute('action')) hold(event, form, () => form.requestSubmit(event.submitter))
}

listen(['click'], onClick, false)
listen(['submit'], onSubmit, false)

function hold(event: Event, element: HTMLElement, repeat: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  if (failed) location.reload()
  element.setAttribute('aria-busy', 'true')
  pressed.push(() => {
    element.removeAttribute('aria-busy')
    repeat()
  })
}

const { pathname, search, hash } = location

/** After a reload, Back may lead to an entry of another page that this document once showed; before the runtime nobody shows it. */
function onReturn(): void {
  if (location.pathname === pathname) return
  // An entry that is written to while it is loaded loses its state.
  history.replaceState = () => {}
  location.reload()
}

addEventListener('popstate', onReturn, { signal: untilReady.signal })

document.addEventListener(runtimeReady, () => {
  untilReady.abort()
  for (const repeat of pressed) repeat()
})

addEventListener('DOMContentLoaded', () => {
  const marked = document.querySelectorAll<HTMLElement>('body [data-runtime]')
  if ([...marked].some(isNeeded)) startAfterPaint()
  onceSeen(layOutAhead)
})

function isNeeded({ dataset, firstChild }: HTMLElement): unknown {
  const when = dataset.runtime as RuntimeStart
  if (when === 'now') return true
  if (when === 'empty') return !firstChild || hash
  // `#work=`: an estimate on its way between steps (`components/estimate/document/address-bar.ts`).
  if (when === 'query') return search || /^#work=/.test(hash)
  try {
    return localStorage.getItem(when.slice('stored:'.length))
  } catch {
    return undefined
  }
}

function prepare(): void {
  // Earlier ones are the browser's own, to the fragment of an address.
  listen(['scroll'], startAfterPaint)
  if (!started) fetchAhead(addresses)
}

addEventListener('load', () => onceSeen(prepare), { signal: untilReady.signal })
