import { deepenCovers } from '../portfolio/cover-depth'
import { flyCover, noteCovers } from '../portfolio/cover-flight'
import { attempt } from '../resilience/attempt'
import { accompany } from './arrival'
import { watchBuild } from './build-watch'
import { prefetchOnIntent } from './prefetch-links'
import { fetchHintsQuietly } from './preload-hints'

// What surrounds navigation but answers no click: a file of its own, fetched when the page is idle.

export function startAfterLoad(prefetch: (address: string) => void, signal: AbortSignal): void {
  const { build } = document.documentElement.dataset
  if (build) attempt(() => watchBuild(build, signal))
  attempt(() => fetchHintsQuietly(signal))
  const links = attempt(() => prefetchOnIntent(prefetch, signal))
  attempt(() => deepenCovers(signal))
  accompany({
    leave: noteCovers,
    arrive: () => {
      attempt(flyCover)
      links?.arrive()
    },
  })
}
