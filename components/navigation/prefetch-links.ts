import { splitLocale } from '@/routing/locale-path'
import { fetchedAhead } from './fetched-ahead'
import { softTarget } from './soft-target'
import { createQueue } from './task-queue'

const lanes = 5
/** The router does not report when a prefetch ends; a lane is released after this long at the latest. */
const prefetchTimeoutMs = 3000

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, defaultPrevented: false }

/** Fetches the pages that visible links lead to, so that a click finds them there. Never with Save-Data or on a 2g connection. */
export function prefetchVisibleLinks(prefetch: (address: string) => void, signal: AbortSignal): void {
  const enqueue = createQueue(lanes)
  const known = new Set<string>()
  const watched = new WeakSet<Element>()
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const page = pageOf(target as HTMLAnchorElement)
      if (!page || known.has(page) || dataIsDear()) continue
      known.add(page)
      enqueue(() => {
        prefetch(page)
        return arrivalOf(page)
      })
    }
  })
  const watch = () => {
    for (const anchor of document.querySelectorAll('a[href]')) {
      if (watched.has(anchor)) continue
      watched.add(anchor)
      seen.observe(anchor)
    }
  }
  const changes = new MutationObserver(watch)
  watch()
  changes.observe(document.body, { childList: true, subtree: true })
  signal.addEventListener('abort', () => {
    seen.disconnect()
    changes.disconnect()
  })
}

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

/** Resolves with the last of the two answers a prefetch takes: the tree of the page, then the page. */
function arrivalOf(page: string): Promise<void> {
  const { pathname } = new URL(page, window.location.href)
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
      resolve()
    }
    const limit = setTimeout(end, prefetchTimeoutMs)
    observer.observe({ type: 'resource' })
  })
}

function isAnswer(address: string, pathname: string): boolean {
  const url = new URL(address)
  return url.pathname === pathname && url.searchParams.has('_rsc')
}
