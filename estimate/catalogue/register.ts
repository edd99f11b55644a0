import { version20261 } from './2026-1'
import { version20262 } from './2026-2'
import type { Catalogue } from './types'

/** All released versions, oldest first; `npm run price-list -- release` adds to them. */
const versions: readonly Catalogue[] = [version20261, version20262]

export const catalogueVersions = versions.map(({ version }) => version)

export const currentCatalogue: Catalogue = version20262

/** What the worked example is held under: its figures stay when a newer version comes. */
export const exampleVersion = '2026.1'

/** The catalogue of a version, or undefined for an unknown one. */
export function findCatalogue(version: string, known: readonly Catalogue[] = versions): Catalogue | undefined {
  return known.find((catalogue) => catalogue.version === version)
}
