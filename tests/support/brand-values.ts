import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import brand from '@/styles/settings/brand.json'
import { mark } from '@/styles/settings/mark'
import { channelsOf } from '@/styles/settings/oklch'
import { deriveColours, palette } from '@/styles/settings/palette'

type Brand = Pick<typeof brand, 'colours' | 'families' | 'mark'>

const isText = /\.(?:html|css|m?js|json|svg|txt|xml|md|webmanifest)$/

/** What is left of the brand of these sources in a folder of files, where another brand was built: colours in each notation, families, mark. */
export function leftOfThisBrand(folder: string, other: Brand): string[] {
  const kept = new Set(Object.values(deriveColours(other.colours).palette))
  const colours = Object.values(palette).filter((hex) => !kept.has(hex))
  const notations = colours.flatMap((hex) => [hex, tripletOf(hex, ', ?'), tripletOf(hex, ' ')])
  // As they are written, and as their files begin: one of them is a word of Next.js, too.
  const families = Object.values(brand.families).flatMap(({ name, file }) => [`\\b${name}\\b`, file.replace('.woff2', '[-.]')])
  const lines = mark.shapes.flatMap(({ d }) => d?.replaceAll('.', '\\.') ?? [])
  const patterns = [new RegExp(notations.join('|'), 'gi'), new RegExp([...families, ...lines].join('|'), 'g')]
  const found = filesIn(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))].map((what) => `${file}: ${what}`)
  })
  return found.filter((what) => !/^fonts\/[\w-]+-LICENSE\.txt:/.test(what))
}

const tripletOf = (hex: string, between: string) => `rgba?\\(${channelsOf(hex).join(between)}\\b`

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && isText.test(entry.name))
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
