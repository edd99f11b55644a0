import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The scripts a family's npm package splits it into; ₴ stands in the extended ones. */
const subsets = ['latin', 'cyrillic', 'latin-ext'] as const

export type Family = {
  name: string
  package: 'manrope' | 'unbounded'
  use: 'text' | 'display'
  weights: { min: number; max: number }
}
export type Subset = (typeof subsets)[number]

/** Weights in use; a narrower axis is a smaller file. */
export const families: readonly Family[] = [
  { name: 'Manrope', package: 'manrope', use: 'text', weights: { min: 500, max: 700 } },
  { name: 'Unbounded', package: 'unbounded', use: 'display', weights: { min: 400, max: 600 } },
]

export const subsetNames: readonly Subset[] = subsets

/** Manrope with the Ukrainian apostrophe, which the package's has not: made by artwork/fonts/patch.ts. */
export const patchedFile = join('styles', 'fonts', 'manrope-latin-wght-normal.woff2')

const packageFolder = (family: Family) => join('node_modules', '@fontsource-variable', family.package)

export function packageFile(family: Family, subset: string): string {
  return join(packageFolder(family), 'files', `${family.package}-${subset}-wght-normal.woff2`)
}

export async function packageVersion(family: Family): Promise<string> {
  return (JSON.parse(await readFile(join(packageFolder(family), 'package.json'), 'utf8')) as { version: string }).version
}

/** The font that cuts are made from; whole, for characters no text of ours has: typed words, addresses that do not exist. */
export function fullFile(family: Family, subset: string): string {
  return family.package === 'manrope' && subset === 'latin' ? patchedFile : packageFile(family, subset)
}
