import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The scripts a family's npm package splits it into; ₴ stands in the extended ones. */
const subsets = ['latin', 'cyrillic', 'latin-ext'] as const

/** A file of a family, with one weight or an axis of them, and the weights a page may ask for to get it. */
export type FontCut = { wght: number | { min: number; max: number }; answers: string }

export type Family = {
  name: string
  package: 'manrope' | 'unbounded'
  use: 'text' | 'display'
  /** The first is what every page shows. */
  cuts: readonly [FontCut, ...FontCut[]]
}
export type Subset = (typeof subsets)[number]

/** Weights in use; a narrower axis is a smaller file, and one weight of the display face 8 kB less than its axis. */
export const families: readonly Family[] = [
  { name: 'Manrope', package: 'manrope', use: 'text', cuts: [{ wght: { min: 500, max: 700 }, answers: '200 900' }] },
  {
    name: 'Unbounded',
    package: 'unbounded',
    use: 'display',
    cuts: [
      { wght: 575, answers: '500 900' },
      { wght: 400, answers: '200 499' },
    ],
  },
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
