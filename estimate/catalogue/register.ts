import type { Catalogue } from './types'
import { version20261 } from './version-2026-1'

/** Every version that ever priced an address, the oldest first. */
const versions: readonly Catalogue[] = [version20261]

export const currentCatalogue: Catalogue = version20261

/** The catalogue of a version, or undefined for one that never was. */
export function findCatalogue(version: string, known: readonly Catalogue[] = versions): Catalogue | undefined {
  return known.find((catalogue) => catalogue.version === version)
}
