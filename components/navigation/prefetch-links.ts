import { splitLocale } from '@/routing/locale-path'
import { attempt } from '../resilience/attempt'
import { fetchedAhead, underWay } from './fetched-ahead'
import { softTarget } from './soft-target'
import { createQueue } from './task-queue'
import { whenLoaded } from './when-loaded'

const lanes = 5
/** Longer than a page takes that comes at all; a click waits for no other. */
const patienceMs = 1000
/** The router does not report when a prefetch ends; a lane is released after this long at the latest. */
const prefetchTimeoutMs = 3000

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

/** How long a pointer stays on a link, or the focus, until the visitor means it. */
const restMs = 65
/** The same of a finger. Most taps are shorter, and the page itself answers them sooner than what is asked of it ahead, and once. */
const holdMs = 150

/**
 * Fetches the page behind a link that a visitor is about to use, so that the click finds it there: a pointer, the focus or a finger rests on
 * it. What a page says that it leads to (`data-fetch-ahead`) is fetched when idle. Never with Save-Data or on a 2g connection.
 */
export function prefetchOnIntent(prefetch: (address: string) => void, signal: AbortSignal): { arrive: () => void } {
  const enqueue = createQueue(lanes)
  const known = new Set<string>()
  let intended: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const fetchAhead = (anchor: HTMLAnchorElement | null) => {
    const page = anchor && pageOf(anchor)
    if (!page || known.has(page) || dataIsDear()) return
    known.add(page)
    enqueue(async () => {
      const { pathname } = new URL(page, window.location.href)
      const arrival = arrivalOf(pathname)
      // Of a page that was seen the router may have all it needs: nobody knows for how many answers to wait.
      if (!fetchedAhead.has(pathname)) underWay.set(pathname, Promise.race([arrival, after(patienceMs)]))
      prefetch(page)
      if (!(await arrival)) known.delete(page)
      underWay.delete(pathname)
    })
  }
  const rest = (anchor: HTMLAnchorElement | null, time = restMs) => {
    if (anchor === intended) return
    clearTimeout(timer)
    intended = anchor
    if (anchor) timer = setTimeout(fetchAhead, time, anchor)
  }
  const arrive = () => attempt(() => whenLoaded(async () => fetchAhead(document.querySelector('a[data-fetch-ahead]')), signal))

  const listening = { signal, passive: true }
  // Moved, not "over": what is scrolled under a pointer that stands still is not meant.
  document.addEventListener('pointermove', ({ target, pointerType }) => pointerType === 'touch' || rest(linkAt(target)), listening)
  document.addEventListener('focusin', ({ target }) => rest(linkAt(target)), listening)
  document.addEventListener('touchstart', ({ target }) => rest(linkAt(target), holdMs), listening)
  // The finger scrolls.
  document.addEventListener('pointercancel', () => rest(null), listening)
  document.addEventListener('click', () => clearTimeout(timer), listening)
  // What happened before anybody listened here.
  rest(document.querySelector('a[href]:hover') ?? linkAt(document.activeElement))
  arrive()
  return { arrive }
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null)

/** The page behind a link, where a click would be soft: in this language, and not the one that is open. */
function pageOf(anchor: HTMLAnchorElement): string | undefined {
  const target = softTarget(anchor, plainClick, window.location)
  if (!target || anchor.dataset.language) return undefined
  const { pathname, search } = new URL(target, window.location.href)
  if (pathname === window.location.pathname) return undefined
  if (splitLocale(pathname).locale !== splitLocale(window.location.pathname).locale) return undefined
  // Pages of the estimate are asked for alone (`data-soft-address`), so that one prefetch serves them with every estimate.
  return anchor.dataset.estimateLink === '' ? pathname : pathname + search
}

function dataIsDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '')
}

/** Resolves when the router has the two answers a prefetch takes: the tree of the page, then the page. Tells whether both came. */
function arrivalOf(pathname: string): Promise<boolean> {
  return new Promise((resolve) => {
    let left = 2
    const observer = new PerformanceObserver((list) => {
      left -= list.getEntriesByType('resource').filter(({ name }) => isAnswer(name, pathname)).length
      if (left <= 0) end()
    })
    const end = () => {
      observer.disconnect()
      clearTimeout(limit)
      if (left <= 0) fetchedAhead.add(pathname)
      // The router reads an answer after it has come.
      whenIdle(() => resolve(left <= 0))
    }
    const limit = setTimeout(end, prefetchTimeoutMs)
    observer.observe({ type: 'resource' })
  })
}

const after = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

const whenIdle = (act: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 200 }) : setTimeout(act, 50))

/** As Next.js exports them: files beside the page, a part of its data each. */
function isAnswer(address: string, pathname: string): boolean {
  return new URL(address).pathname.startsWith(`${pathname.replace(/\/$/, '')}/__next.`)
}
