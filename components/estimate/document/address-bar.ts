import { formatTitle, parseTitle } from '@/estimate/address/title'

/** What the store needs of the window's address. */
export type AddressBar = {
  /** Query and fragment, as they stand. */
  read: () => string
  write: (state: { query: string; title: string }, done: (written: string) => void) => void
  pending: () => boolean
  flush: () => void
  /** Forgets what still waits: the entry of the history it was meant for is no longer the present one. */
  drop: () => void
}

/** Browsers refuse more than some hundred changes of the address in half a minute, so quick ones are written together. */
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
        // A fragment that is no title points at a place in the page.
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

/** Query and title of an address; null where its fragment says nothing of a title. */
export function readAddress(address: string): { query: string; title: string | null } {
  const [query = '', ...rest] = address.split('#')
  const fragment = rest.join('#')
  return { query: query.replace(/^\?/, ''), title: /(?:^|&)n=/.test(fragment) ? parseTitle(`#${fragment}`) : null }
}

function replaceAddress(address: string) {
  try {
    // With its own note on the entry the router is left out: its answer would come a moment later, and Back may be quicker.
    window.history.replaceState(window.history.state, '', address)
  } catch {
    // A browser that has had enough of it takes the next one.
  }
}
