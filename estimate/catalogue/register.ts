import { version20261 } from './2026-1'
import { version20262 } from './2026-2'
import type { Catalogue } from './types'

/** All released versions, oldest first. */
const versions: readonly Catalogue[] = [version20261, version20262]

export const catalogueVersions = versions.map(({ version }) => version)

export const currentCatalogue: Catalogue = version20262

/** The catalogue of a version, or undefined for an unknown one. */
export function findCatalogue(version: string, known: readonly Catalogue[] = versions): Catalogue | undefined {
  return known.find((catalogue) => catalogue.version === version)
}
