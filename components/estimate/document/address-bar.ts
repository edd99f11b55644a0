import { formatTitle, parseTitle } from '@/estimate/address/title'

/** The window's address, as the store uses it. */
export type AddressBar = {
  /** Query and fragment; null on the way to a page that shows no estimate. */
  read: () => string | null
  /** The work this entry of the history belongs to. */
  work: () => string | undefined
  write: (state: { query: string; title: string; work: string }, done: (written: string) => void) => void
  pending: () => boolean
  flush: () => void
  /** Cancels a pending write. */
  drop: () => void
}

/** Where there is no window. */
export const noAddressBar: AddressBar = {
  read: () => '',
  work: () => undefined,
  write: () => {},
  pending: () => false,
  flush: () => {},
  drop: () => {},
}

/** Milliseconds between writes. Safari refuses more than 100 address changes in 30 seconds, so quick ones are joined. */
const pause = 150

export function windowAddressBar(): AddressBar {
  let waiting: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const write = waiting
    waiting = null
    write?.()
  }

  return {
    read: () => (isEstimatePage() ? window.location.search + window.location.hash : null),
    work: workOfEntry,
    write({ query, title, work }, done) {
      waiting = () => {
        const { search, hash } = window.location
        // Back and Forward change the address before the page that wrote is gone.
        if (!isEstimatePage()) return
        // A fragment that is neither a title nor a work is an anchor in the page and stays.
        const place = readAddress(hash).title === null && hash !== workFragment(work) ? hash : ''
        const address = `?${query}${formatTitle(title) || place}`
        if (address !== search + hash || work !== window.history.state?.estimateWork) replaceAddress(address, work)
        done(window.location.search + window.location.hash)
      }
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },
    pending: () => waiting !== null,
    flush,
    drop() {
      clearTimeout(timer)
      waiting = null
    },
  }
}

/** Query and title of an address; the title is null where its fragment has none. */
export function readAddress(address: string): { query: string; title: string | null } {
  const [query = '', ...rest] = address.split('#')
  const fragment = rest.join('#')
  return { query: query.replace(/^\?/, ''), title: /(?:^|&)n=/.test(fragment) ? parseTitle(`#${fragment}`) : null }
}

/**
 * The fragment by which a step is asked for on the way through an estimate: the page without a query is there already, also offline,
 * and the query is written once it is shown.
 */
export const workFragment = (work: string) => `#work=${work}`

const isEstimatePage = () => /\/estimate(?:\/|$)/.test(window.location.pathname)

function workOfEntry(): string | undefined {
  const work: unknown = window.history.state?.estimateWork ?? /^#work=([\w-]+)$/.exec(window.location.hash)?.[1]
  return typeof work === 'string' ? work : undefined
}

function replaceAddress(address: string, work: string) {
  try {
    // With the router's own state object Next.js does not handle this call. It would answer later, perhaps after Back.
    window.history.replaceState({ ...window.history.state, estimateWork: work }, '', address)
  } catch {
    // The browser refused too many changes in a row; a later one will be written.
  }
}
