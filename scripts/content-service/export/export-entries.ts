import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { ContentError } from '@/content-client/content-error'
import { collectionNames, collectionSchemas, shellSchemas, singleNames, singleSchemas } from '@/content-client/schemas'
import { embeddedSource } from '@/content-client/sources/embedded'
import type { ContentSource, RawEntry } from '@/content-client/sources/source'
import { type Locale, locales } from '@/routing/locales'
import { shellTypes } from '../shell-types'
import { changedFields } from './changed-fields'
import { toEmbedded } from './to-embedded'
import { writeEntry } from './write-entry'

type InLocales = Partial<Record<Locale, RawEntry>>

/**
 * Makes the files of a folder say what a source publishes. A file that says it already is not touched, whatever its order and style;
 * in others only the fields that differ are written anew.
 * @throws ContentError where what is published is not valid, before anything is written.
 */
export async function exportEntries(source: ContentSource, folder: string, toPath: (address: string) => string) {
  const present = embeddedSource(folder)
  const plans: { file: string; changes: Map<string, readonly unknown[]>; isNew: boolean }[] = []
  const removed: string[] = []

  const plan = (name: string, schema: z.ZodObject, file: string, now: InLocales, before: InLocales | null) => {
    const published = Object.fromEntries(Object.entries(now).map(([locale, entry]) => [locale, toEmbedded(entry, toPath)])) as InLocales
    const changes = changedFields(schema, published, before, (locale, field, reason) => {
      throw new ContentError([{ collection: name, entry: file, locale, field, reason }])
    })
    if (changes.size > 0) plans.push({ file, changes, isNew: before === null })
  }

  for (const name of collectionNames) {
    const now = await inLocales((locale) => source.readCollection(name, locale))
    const before = await inLocales((locale) => present.readCollection(name, locale))
    for (const slug of slugsOf(now)) {
      const old = entryOf(before, slug)
      plan(name, collectionSchemas[name], `${name}/${slug}.yaml`, entryOf(now, slug) ?? {}, old)
    }
    removed.push(
      ...slugsOf(before)
        .filter((slug) => !slugsOf(now).includes(slug))
        .map((slug) => `${name}/${slug}.yaml`),
    )
  }
  for (const name of singleNames) {
    const now = await inLocales((locale) => source.readSingle(name, locale))
    const before = await inLocales((locale) => present.readSingle(name, locale))
    if (now.en) plan(name, singleSchemas[name], `${name}.yaml`, now as InLocales, before.en ? (before as InLocales) : null)
    else if (before.en) removed.push(`${name}.yaml`)
  }
  for (const { name, key } of shellTypes) {
    const before = await present.readShell(name)
    for (const record of await source.readShell(name)) {
      const file = key
        ? `${name}/${String(record[key])
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')}.yaml`
        : `${name}.yaml`
      const old = before.find((other) => !key || other[key] === record[key])
      plan(name, shellSchemas[name], file, Object.fromEntries(locales.map((locale) => [locale, record])), old ? inAll(old) : null)
    }
  }

  for (const { file, changes, isNew } of plans) await writeEntry(join(folder, file), changes, { isNew })
  for (const file of removed) {
    await rm(join(folder, file))
    for (const locale of locales) await rm(join(folder, file.replace(/\.yaml$/, `.${locale}.md`)), { force: true })
  }
  return { written: plans.map(({ file }) => file), removed }
}

const inAll = (record: RawEntry): InLocales => Object.fromEntries(locales.map((locale) => [locale, record]))

async function inLocales<Value>(read: (locale: Locale) => Promise<Value>): Promise<Record<Locale, Value>> {
  return Object.fromEntries(await Promise.all(locales.map(async (locale) => [locale, await read(locale)]))) as Record<Locale, Value>
}

function slugsOf(entries: Record<Locale, RawEntry[]>): string[] {
  return [...new Set(locales.flatMap((locale) => entries[locale].map(({ slug }) => String(slug))))]
}

function entryOf(entries: Record<Locale, RawEntry[]>, slug: string): InLocales | null {
  const found = locales.map((locale) => [locale, entries[locale].find((entry) => entry.slug === slug)] as const)
  return found.every(([, entry]) => !entry) ? null : (Object.fromEntries(found.filter(([, entry]) => entry)) as InLocales)
}
