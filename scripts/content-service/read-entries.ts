import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { originalFile } from '@/build/pictures/folders'
import { collectionNames, singleNames } from '@/content-client/schemas'
import { embeddedSource } from '@/content-client/sources/embedded'
import { singularNames } from '@/content-client/sources/panel'
import type { RawEntry } from '@/content-client/sources/source'
import { locales } from '@/routing/locales'
import { shellTypes } from './shell-types'

/** One entry in all its languages; types without languages have their fields under an empty name. */
export type SeedEntry = { type: string; key: string; locales: Record<string, RawEntry> }

export type SeedPicture = { path: string; file: string; sha256: string; bytes: number }

/** Everything in `content/` as the content service imports it. */
export async function readEntries(folder = 'content'): Promise<SeedEntry[]> {
  const source = embeddedSource(folder)
  const entries: SeedEntry[] = []
  for (const name of collectionNames) {
    const perLocale = await Promise.all(locales.map(async (locale) => [locale, await source.readCollection(name, locale)] as const))
    for (const { slug } of perLocale[0]?.[1] ?? []) {
      const fields = perLocale.map(([locale, list]) => [locale, list.find((entry) => entry.slug === slug) ?? {}] as const)
      entries.push({ type: singularNames[name], key: String(slug), locales: Object.fromEntries(fields) })
    }
  }
  for (const name of singleNames) {
    const fields = await Promise.all(locales.map(async (locale) => [locale, await source.readSingle(name, locale)] as const))
    if (fields.every(([, entry]) => entry))
      entries.push({ type: name, key: '', locales: Object.fromEntries(fields) as SeedEntry['locales'] })
  }
  for (const { name, type, key } of shellTypes)
    for (const record of await source.readShell(name)) entries.push({ type, key: key ? String(record[key]) : '', locales: { '': record } })
  return entries
}

/** The pictures entries show, in their fields and in their Markdown. */
export async function readPictures(entries: readonly SeedEntry[]): Promise<SeedPicture[]> {
  const found = JSON.stringify(entries).matchAll(/(?:"url":"|\]\()\/(images\/[^\s")\\]+)/g)
  const paths = [...new Set([...found].map(([, path]) => path as string))].sort()
  return Promise.all(
    paths.map(async (path) => {
      // The service serves it itself, so it gets it in the colours of the brand.
      const file = originalFile(path) ?? resolve('public', path)
      const bytes = await readFile(file)
      return { path, file, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
    }),
  )
}
