import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { SiteContent } from '@/content-client/types'
import { type Locale, locales } from '@/routing/locales'
import { charactersOf } from './characters'
import { type Family, families, fullFile, type Subset, subsetNames } from './families'
import { toRange } from './ranges'
import { subsetFile } from './subset'

const folder = join('styles', 'generated')

const digitsAndSigns = ' 0123456789!"#$%&()*+,-./:;=?@[]_–—…‘’“”«»„·×−₴№ʼ\u00A0'
/** Letters of Ukrainian alone; rare ones would otherwise cost a page the full file. */
const ukrainianLetters = 'ҐґЄєІіЇї'
const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Fields shown in the display face; what else turns up in a heading comes from the full file. */
const displayFields = new Set(['title', 'name', 'client', 'outcomeLine', 'quote', 'value', 'productName', 'text'])

/** What a page of a locale is certain to need; the rest comes when a character asks for it. */
const preloaded: Record<Locale, readonly Subset[]> = { en: ['latin'], uk: ['latin', 'cyrillic'] }

type Face = { family: string; answers: string; isFirst: boolean; subset: Subset; file: string; range: string; locale: Locale }

/**
 * Cuts the fonts to what each locale writes, so that a page loads little; `styles/generated/fonts.css` names the files and
 * `font-files.ts` lists what a page of each locale preloads.
 */
export async function prepareFonts(content: SiteContent, messages: Record<Locale, unknown>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const faces: Face[] = []
  for (const locale of locales) {
    const { organisation, services, cases, articles, people, reviews, landings } = content.locales[locale]
    const headings = [...collectFields([organisation, services, cases, articles, people, reviews, landings], displayFields)]
    const always = [...digitsAndSigns, ...(locale === 'uk' ? ukrainianLetters : '')]
    const wanted = {
      text: new Set([
        ...always,
        ...latinLetters,
        ...charactersOf(JSON.stringify([content.locales[locale], content.shell, messages[locale]])),
      ]),
      display: new Set([
        ...always,
        ...(locale === 'en' ? latinLetters : ''),
        ...charactersOf(JSON.stringify([headings, messages[locale]])),
      ]),
    }
    for (const family of families) {
      // Files of a package share the space and some letters: the first one has them, or a page would load all for a space.
      const left = new Set(wanted[family.use])
      for (const subset of subsetNames) {
        const parts = await Promise.all(
          family.cuts.map(async (cut) => ({ ...cut, part: await subsetFile(family, subset, left, { format: 'woff2', wght: cut.wght }) })),
        )
        for (const [index, { answers, part }] of parts.entries()) {
          if (!part) continue
          for (const character of part.characters) left.delete(character)
          const file = `${family.package}-${locale}-${subset}${index ? `-${index}` : ''}.woff2`
          await writeFile(join(folder, file), part.data)
          faces.push({ family: family.name, answers, isFirst: index === 0, subset, file, locale, range: toRange(part.characters) })
        }
      }
    }
  }
  await writeFile(join(folder, 'fonts.css'), `${[...faces.map(toFace), ...families.flatMap(toFullFaces)].join('\n')}\n`)
  await writeFile(join(folder, 'font-files.ts'), toPreloads(faces))
}

function* collectFields(value: unknown, names: ReadonlySet<string>): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'string' && names.has(key)) yield field
    else yield* collectFields(field, names)
  }
}

function toFace({ family, file, range, locale, answers }: Face): string {
  return face(`${family} ${locale}`, `./${file}`, range, answers)
}

function toFullFaces(family: Family): string[] {
  // Signs such as ↑ or ↩, of which a page has one, are drawn by the system: here, each would cost 26 kB. So would the word joiner, which
  // nobody sees.
  const ranges = { latin: 'U+0-2FF, U+2000-205F, U+2061-2122, U+2212', cyrillic: 'U+400-45F, U+490-491, U+2116' }
  return Object.entries(ranges).map(([subset, range]) =>
    face(family.name, relative(folder, fullFile(family, subset)).replaceAll('\\', '/'), range),
  )
}

function face(family: string, file: string, range: string, weights = '200 900'): string {
  return `@font-face { font-family: '${family}'; src: url('${file}') format('woff2'); font-weight: ${weights}; font-display: swap; unicode-range: ${range}; }`
}

function toPreloads(faces: readonly Face[]): string {
  const list = (locale: Locale) =>
    faces
      .filter((candidate) => candidate.isFirst && candidate.locale === locale && preloaded[locale].includes(candidate.subset))
      .map(({ file }) => `    new URL('./${file}', import.meta.url).href,`)
      .join('\n')
  return `/** Written by scripts/fonts before every build. */\nexport const fontFiles = {\n${locales.map((locale) => `  ${locale}: [\n${list(locale)}\n  ],`).join('\n')}\n}\n`
}
