/** Named on the page about cookies. */
const key = 'chunk-reload'
const restInMs = 10_000

const failures = /Failed to load chunk|Loading (?:CSS )?chunk .* failed|dynamically imported module/

/** A script of the page could not be fetched: mostly a page opened before a new build took the old files away. */
export function isChunkFailure({ name, message }: Error): boolean {
  return name === 'ChunkLoadError' || failures.test(message)
}

/** Loads an address in full, at most once in ten seconds for the same one; false when it has just been tried. */
export function reloadOnce(address: string): boolean {
  const last = lastReload()
  if (last.path === address && last.expires > Date.now()) return false
  remember({ path: address, expires: Date.now() + restInMs })
  if (addressOf(window.location) === address) window.location.reload()
  else window.location.assign(address)
  return true
}

export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search
}

type Reload = { path: string; expires: number }

/** Without storage the document's own load time is used, so that it is not reloaded in a loop. */
function lastReload(): Reload {
  const none = { path: '', expires: 0 }
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') ?? none
  } catch {
    return { path: loadedAddress, expires: performance.timeOrigin + restInMs }
  }
}

const loadedAddress = typeof window === 'undefined' ? '' : addressOf(window.location)

function remember(reload: Reload): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(reload))
  } catch {
    // Blocked or full: see `lastReload`.
  }
}
