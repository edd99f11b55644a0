import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import brand from '@/styles/settings/brand.json'
import { describeContrast, hues, palette } from '@/styles/settings/palette'
import { RefusedError } from '../problems'
import { writeKept } from '../write-kept'
import { drawIcon, drawIcons } from './draw-icons'

/** @throws a RefusedError where two colours of the brand cannot be read on each other. */
export function expectReadableBrand(): void {
  const problems = describeContrast(palette)
  if (problems.length > 0)
    throw new RefusedError(
      problems.map((problem) => `styles/settings/brand.json, ${problem}`),
      'Nothing was built.',
    )
}

/** Writes what is made of the brand, `styles/settings/brand.json`: variables of the style sheets, icons. */
export async function prepareBrand(): Promise<void> {
  const folder = join('styles', 'generated')
  await mkdir(folder, { recursive: true })
  const { text, display } = brand.families
  const maps = [
    ...[toMap('colors', palette), toMap('hues', hues), toMap('radii', brand.radii)],
    ...[toMap('families', { text: toFamily(text), display: toFamily(display) }), toMap('display-weights', display.weights)],
  ]
  await writeFile(join(folder, '_brand.scss'), `// Written by build/brand before every build.\n${maps.join('')}`)
  await writeIcons()
}

const toMap = (name: string, entries: object) =>
  `$${name}: (\n${Object.entries(entries)
    .map(([key, value]) => `  ${key}: ${value},\n`)
    .join('')});\n`

type Family = { name: string; fallbacks: readonly object[] }

/** Its name, and by what it is replaced until it is there. */
const toFamily = ({ name, fallbacks }: Family) =>
  `(name: '${name}', fallbacks: (${fallbacks.map((each) => `(${Object.entries(each).map(([key, value]) => `${key}: ${value}`)}),`).join('')}))`

async function writeIcons(): Promise<void> {
  const known = await readFile(join('public', 'icons', 'mark.svg'), 'utf8').catch(() => '')
  if (known.trim() === drawIcon()) return
  await mkdir(join('public', 'icons'), { recursive: true })
  for (const [path, picture] of await drawIcons()) await writeKept(join('public', path), picture)
}
