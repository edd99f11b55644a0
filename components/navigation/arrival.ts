import { attempt } from '../resilience/attempt'
import { topOfEntry } from './entry-tops'

/** Where a soft navigation leads, from the click until the page is there. */
let expected: { to: URL; from: string } | undefined

/** How far down the page was that the visitor returns to, where that is known. */
let returnTop: number | undefined

/** What goes along from one page to the next; it comes when the page is idle. */
type Companion = { leave: () => void; arrive: () => void }

let companion: Companion | undefined

export function accompany(by: Companion): void {
  companion = by
}

export function expectArrival(to: URL): void {
  expected = { to, from: window.location.pathname }
  attempt(() => companion?.leave())
  // A page that keeps its visitor waiting steps back.
  delete document.documentElement.dataset.whole
  document.documentElement.dataset.leaving = ''
}

/** The visitor went back or forward to another page. A click before that leads nowhere any more. */
export function expectReturn(): void {
  expected = undefined
  attempt(() => companion?.leave())
  returnTop = attempt(topOfEntry)
  // Above the place there are real heights then, and no guesses: `styles/base/_document.scss`.
  document.documentElement.dataset.whole = ''
}

export function isSomethingExpected(): boolean {
  return expected !== undefined || returnTop !== undefined
}

/** Ends a navigation: it arrived, failed, or the browser took over. */
export function endLeaving(): void {
  delete document.documentElement.dataset.leaving
  for (const anchor of document.querySelectorAll<HTMLElement>('[data-pressed]')) delete anchor.dataset.pressed
}

/** The page is there. Scrolls as visitors expect of pages and moves the focus to what is new. */
export function arrive(pathname: string): void {
  endLeaving()
  document.documentElement.dataset.soft = ''
  // The visitor went back before this page had arrived.
  if (returnTop !== undefined && pathname !== window.location.pathname) return
  const { to, from } = expected ?? {}
  const top = returnTop
  expected = undefined
  returnTop = undefined
  const isNew = from !== window.location.pathname
  const target = to?.hash ? targetOf(to.hash) : null
  if (top !== undefined) scrollToTop(top)
  else if (target) attempt(() => scrollToPlace(target))
  else if (to && isNew) scrollToTop()
  attempt(() => companion?.arrive())
  if (target || isNew) moveFocus(target ?? document.querySelector<HTMLElement>('main h1'))
}

/** A new page is animated into place; scrolling uses its final position, not the present one. */
function scrollToPlace(target: HTMLElement): void {
  const page = target.closest('main')
  // An animation cannot override an important declaration.
  page?.style.setProperty('translate', 'none', 'important')
  target.scrollIntoView()
  page?.style.removeProperty('translate')
}

export function scrollToTop(top = 0): void {
  attempt(() => window.scrollTo({ top, left: 0, behavior: 'instant' }))
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Screen readers and the Tab key continue from here. */
function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
