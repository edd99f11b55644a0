import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeKept } from '@/build/write-kept'
import type brand from '@/styles/settings/brand.json'
import type { Mark } from '@/styles/settings/mark'
import { toOklch } from '@/styles/settings/oklch'
import { deriveColours, describeContrast } from '@/styles/settings/palette'

type Brand = Omit<typeof brand, 'mark'> & { mark: Mark }

const fileIn = (root: string) => join(root, 'styles', 'settings', 'brand.json')

export async function readBrand(root: string): Promise<Brand> {
  return JSON.parse(await readFile(fileIn(root), 'utf8'))
}

/** Everything that is drawn, painted or set is made from it by the next build. */
export async function writeBrand(root: string, brand: Brand): Promise<void> {
  const text = JSON.stringify(brand, null, 2)
  // Lists stand in one line, as the formatter writes them.
  const written = text.replace(/\[\s+([^[\]{}]+?)\s+\]/g, (_all, inside: string) => `[${inside.replace(/\s+/g, ' ')}]`)
  await writeKept(fileIn(root), `${written}\n`)
}

/** Why these colours cannot be taken, in sentences. */
export function describeColours(colours: Brand['colours']): string[] {
  const isGrey = toOklch(colours.brand).c < 0.03
  if (isGrey) return [`colours.brand: ${colours.brand} is a grey, and the ground of the site takes its hue; choose a colour`]
  return describeContrast(deriveColours(colours).palette)
}
