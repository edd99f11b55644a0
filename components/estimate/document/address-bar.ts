import { formatTitle, parseTitle } from '@/estimate/address/title'

/** The window's address, as the store uses it. */
export type AddressBar = {
  /** Query and fragment. */
  read: () => string
  write: (state: { query: string; title: string }, done: (written: string) => void) => void
  pending: () => boolean
  flush: () => void
  /** Cancels a pending write. */
  drop: () => void
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
    read: () => window.location.search + window.location.hash,
    write({ query, title }, done) {
      waiting = () => {
        const { search, hash } = window.location
        // A fragment that is not a title is an anchor in the page and stays.
        const address = `?${query}${formatTitle(title) || (readAddress(hash).title === null ? hash : '')}`
        if (address !== search + hash) replaceAddress(address)
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

function replaceAddress(address: string) {
  try {
    // With the router's own state object Next.js does not handle this call. It would answer later, perhaps after Back.
    window.history.replaceState(window.history.state, '', address)
  } catch {
    // The browser refused too many changes in a row; a later one will be written.
  }
}
