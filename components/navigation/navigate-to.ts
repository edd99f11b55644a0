import { attempt } from '../resilience/attempt'
import { expectArrival, scrollToTop } from './arrival'
import { underWay } from './fetched-ahead'
import { isOutdated } from './new-build'
import { playPageSound } from './page-sound'
import { showPress } from './press-feedback'

type Router = Record<'push' | 'replace', (address: string) => void>

type NavigateOptions = {
  /** Allows an address of another site; the browser then loads it in full. */
  external?: boolean
  /** Leaves no entry of this page in the history. */
  replace?: boolean
  /**
   * The link that was pressed. With `data-soft-address` the router is asked for that address: of a page that has been fetched already,
   * where what is shown writes the rest of the address.
   */
  anchor?: HTMLElement | undefined
}

let router: Router | undefined
/** The last address that was asked for: others are given up. */
let latest: URL | undefined
let redirectOf: (pathname: string) => string | undefined = () => undefined

export function connectRouter(present: Router | undefined): void {
  router = present
}

/** Route rules reach the browser with the build's manifest. */
export function followRules(redirect: typeof redirectOf): void {
  redirectOf = redirect
}

/**
 * Opens an address: softly inside the site, in full elsewhere.
 * @throws for an address of another site without `external`, and for any that runs a script.
 */
export function navigateTo(address: string, options: NavigateOptions = {}): void {
  const url = new URL(address, window.location.href)
  if (scriptProtocols.includes(url.protocol)) throw new Error(`Cannot navigate to a URL with '${url.protocol}' protocol.`)
  if (url.origin !== window.location.origin && !options.external)
    throw new Error('Navigating to an external URL is not allowed by default. Use `navigateTo(url, { external: true })`.')
  if (options.external || !router) load(url, options.replace)
  else if (isHere(url)) returnTo(url)
  else openSoftly(url, options)
}

const scriptProtocols = ['javascript:', 'data:', 'vbscript:', 'blob:']

function openSoftly(url: URL, { replace = false, anchor }: NavigateOptions): void {
  const redirect = redirectOf(url.pathname)
  const to = redirect === undefined ? url : withQuery(new URL(redirect, url), url)
  if (to.origin !== url.origin || isOutdated()) {
    load(to, replace)
    return
  }
  attempt(playPageSound)
  attempt(() => expectArrival(to))
  const asked = (redirect === undefined && anchor?.dataset.softAddress) || to.pathname + to.search + to.hash
  latest = to
  Promise.all([showPress(anchor), underWay.get(to.pathname)]).then(() => {
    if (latest !== to) return
    attempt(
      () => router?.[replace ? 'replace' : 'push'](asked),
      () => load(to, replace),
    )
  })
}

/** The address is the current page: scrolls to its hash, or to the top. */
function returnTo(url: URL): void {
  if (url.hash) {
    window.location.assign(url)
    return
  }
  if (window.location.hash) window.history.pushState(null, '', url)
  scrollToTop()
}

function isHere({ pathname, search }: URL): boolean {
  return pathname === window.location.pathname && search === window.location.search
}

/** A campaign's query outlives a redirect that brings none of its own. */
function withQuery(to: URL, from: URL): URL {
  to.search ||= from.search
  to.hash ||= from.hash
  return to
}

function load(url: URL, replace = false): void {
  window.location[replace ? 'replace' : 'assign'](url)
}
