import { join } from 'node:path'

/** The scripts a family's npm package splits it into; ₴ stands in the extended ones. */
const subsets = ['latin', 'cyrillic', 'latin-ext'] as const

export type Family = { name: string; package: string; use: 'text' | 'display'; weights: { min: number; max: number } }
export type Subset = (typeof subsets)[number]

/** Weights in use; a narrower axis is a smaller file. */
export const families: readonly Family[] = [
  { name: 'Manrope', package: 'manrope', use: 'text', weights: { min: 500, max: 700 } },
  { name: 'Unbounded', package: 'unbounded', use: 'display', weights: { min: 400, max: 600 } },
]

export const subsetNames: readonly Subset[] = subsets

/** Full files of the package, taken for characters no text of ours has: typed words, addresses that do not exist. */
export function fullFile(family: Family, subset: string): string {
  return join('node_modules', '@fontsource-variable', family.package, 'files', `${family.package}-${subset}-wght-normal.woff2`)
}
