import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '@/content-client/types'
import { type Locale, localeDetails, locales } from '@/routing/locales'
import { charactersOf } from './characters'
import { axisOf, type Family, families, type Weights } from './families'
import { readRange, toRange } from './ranges'
import { subsetFile } from './subset'

const folder = join('styles', 'generated')

const digitsAndSigns = ' 0123456789!"#$%&()*+,-./:;=?@[]_–—…‘’“”«»„·×−₴ʼ\u00A0'
/** Of Ukrainian alone; rare ones would otherwise cost a page a whole script. */
const ukrainianLetters = 'ҐґЄєІіЇї№'
/** How the switch of every page names the languages: for two letters it would fetch another script. */
const languageNames = locales.map((locale) => localeDetails[locale].shortName).join('')
const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Fields shown in the display face; what else turns up in a heading comes from the whole script. */
const displayFields = new Set(['title', 'name', 'client', 'outcomeLine', 'quote', 'value', 'productName', 'text'])

/**
 * Characters no text of ours has: typed words, addresses that do not exist. Signs such as ↑ or ↩ are drawn by the system then, and so is
 * the word joiner, which nobody sees.
 */
const scripts = {
  latin: 'U+0-FF, U+2BC, U+2000-205F, U+20A0-20CF, U+2116, U+2122, U+2212',
  cyrillic: 'U+400-45F, U+490-491',
}

/**
 * Greek letters and signs of mathematics, of which one article has some, are drawn by the system: every page would pay for them. So are
 * arrows, as wide as a word here.
 */
const isDrawn = readRange('U+0-2FF, U+400-4FF, U+2000-205F, U+20A0-218F, U+2212')

type Face = { family: string; file: string; range: string; answers: string }

/**
 * Cuts the fonts to what each locale writes, so that a page loads little; `styles/generated/fonts.css` names the files and
 * `font-files.ts` lists what a page of each locale preloads.
 */
export async function prepareFonts(content: SiteContent, messages: Record<Locale, unknown>): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const faces: Face[] = []
  const preloads: Record<Locale, string[]> = { en: [], uk: [] }
  const cut = async (family: Family, file: string, isWanted: (character: string) => boolean, wght: Weights) => {
    const { characters, data } = await subsetFile(family, isWanted, { format: 'woff2', wght })
    await writeFile(join(folder, file), data)
    return characters
  }
  for (const locale of locales) {
    const { organisation, services, cases, articles, people, reviews, landings } = content.locales[locale]
    const headings = [...collectFields([organisation, services, cases, articles, people, reviews, landings], displayFields)]
    const always = [...digitsAndSigns, ...(locale === 'uk' ? ukrainianLetters : '')]
    const wanted = {
      text: new Set([
        ...always,
        ...latinLetters,
        ...languageNames,
        ...charactersOf(JSON.stringify([content.locales[locale], content.shell, messages[locale]])),
      ]),
      display: new Set([
        ...always,
        ...(locale === 'en' ? latinLetters : ''),
        ...charactersOf(JSON.stringify([headings, messages[locale]])),
      ]),
    }
    for (const family of families)
      for (const [index, { wght, answers }] of family.cuts.entries()) {
        const file = `${family.id}-${locale}${index ? `-${index}` : ''}.woff2`
        const characters = await cut(family, file, (character) => isDrawn(character) && wanted[family.use].has(character), wght)
        faces.push({ family: `${family.name} ${locale}`, file, range: toRange(characters), answers })
        if (index === 0) preloads[locale].push(file)
      }
  }
  for (const family of families)
    for (const [script, range] of Object.entries(scripts)) {
      const file = `${family.id}-${script}.woff2`
      await cut(family, file, readRange(range), axisOf(family))
      faces.push({ family: family.name, file, range, answers: '200 900' })
    }
  await writeFile(join(folder, 'fonts.css'), faces.map(toFace).join(''))
  await writeFile(join(folder, 'font-files.ts'), toPreloads(preloads))
}

function* collectFields(value: unknown, names: ReadonlySet<string>): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, field] of Object.entries(value)) {
    if (typeof field === 'string' && names.has(key)) yield field
    else yield* collectFields(field, names)
  }
}

function toFace({ family, file, range, answers }: Face): string {
  return `@font-face { font-family: '${family}'; src: url('./${file}') format('woff2'); font-weight: ${answers}; font-display: swap; unicode-range: ${range}; }\n`
}

function toPreloads(preloads: Record<Locale, readonly string[]>): string {
  const lists = locales.map((locale) => {
    const files = preloads[locale].map((file) => `    new URL('./${file}', import.meta.url).href,\n`)
    return `  ${locale}: [\n${files.join('')}  ],\n`
  })
  return `/** Written by build/fonts before every build. */\nexport const fontFiles = {\n${lists.join('')}}\n`
}
