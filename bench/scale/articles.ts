import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { locales } from '@/routing/locales'

type Entry = Record<string, unknown> & Record<(typeof locales)[number], { title: string; summary: string }>

const day = 24 * 60 * 60 * 1000

/** Fills the content of a copy of the site up to so many articles: those it has, again and again under other names and dates, each with words of its own. */
export async function writeArticles(content: string, count: number): Promise<void> {
  const folder = join(content, 'articles')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).map((name) => name.replace(/\.yaml$/, ''))
  const originals = await Promise.all(names.map((name) => readOriginal(join(folder, name))))
  await mkdir(join(folder, 'scale'), { recursive: true })
  const existing = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.yaml')).length
  for (let number = 1; number <= count - existing; number++) {
    const original = originals[number % originals.length]
    if (!original) throw new Error('There is no article to copy.')
    const published = new Date(Date.UTC(2026, 0, 1) - number * day).toISOString().slice(0, 10)
    const entry: Entry = { ...original.entry, published, updated: null }
    for (const locale of locales) entry[locale] = { ...entry[locale], title: `${number}. ${entry[locale].title}` }
    await writeFile(fileOf(content, number, 'yaml'), stringify(entry))
    for (const locale of locales) await writeFile(fileOf(content, number, `${locale}.md`), textOf(original.texts[locale], number))
  }
}

/** As an editor would: one word more in one language of one article. */
export async function changeArticle(content: string): Promise<void> {
  const file = fileOf(content, 1, 'en.md')
  await writeFile(file, `${await readFile(file, 'utf8')}\n\nAnd one more thing, for whoever reads to the end.\n`)
}

const fileOf = (content: string, number: number, ending: string) => join(content, 'articles', 'scale', `note-${number}.${ending}`)

async function readOriginal(name: string) {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await readFile(`${name}.${locale}.md`, 'utf8')] as const))
  return { entry: parse(await readFile(`${name}.yaml`, 'utf8')) as Entry, texts: Object.fromEntries(texts) as Record<string, string> }
}

/** The paragraphs stay real ones; a number in each makes it new to every compressor and cache. */
function textOf(text = '', number: number): string {
  let place = 0
  return text.replace(/(\p{Ll}{3,}[.])(?=\n\n)/gu, (end) => `${end.slice(0, -1)} (${number}.${++place}).`)
}
