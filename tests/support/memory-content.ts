import { type CollectionName, collectionNames, type ShellName, type SingleName, shellNames, singleNames } from '@/content-client/schemas'
import { embeddedSource } from '@/content-client/sources/embedded'
import type { ContentSource, RawEntry } from '@/content-client/sources/source'
import { type Locale, locales } from '@/routing/locales'

/** Content before validation, as a source answers it; what is not there is empty. Tests change it as they like. */
export type MemoryContent = Record<
  Locale,
  { collections: Partial<Record<CollectionName, RawEntry[]>>; singles: Partial<Record<SingleName, RawEntry>> }
> & { shell: Partial<Record<ShellName, RawEntry[]>> }

export function memorySource(content: MemoryContent, lenientShell = false): ContentSource {
  return {
    lenientShell,
    readCollection: async (name, locale) => content[locale].collections[name] ?? [],
    readSingle: async (name, locale) => content[locale].singles[name] ?? null,
    readShell: async (name) => content.shell[name] ?? [],
  }
}

let embedded: Promise<MemoryContent> | undefined

/** The content of this repository, a copy to change at will: its files are parsed once. */
export async function readEmbeddedContent(): Promise<MemoryContent> {
  embedded ??= parseEmbeddedContent()
  return structuredClone(await embedded)
}

async function parseEmbeddedContent(): Promise<MemoryContent> {
  const source = embeddedSource('content')
  const content: MemoryContent = { en: { collections: {}, singles: {} }, uk: { collections: {}, singles: {} }, shell: {} }
  for (const locale of locales) {
    for (const name of collectionNames) content[locale].collections[name] = await source.readCollection(name, locale)
    for (const name of singleNames) {
      const entry = await source.readSingle(name, locale)
      if (entry) content[locale].singles[name] = entry
    }
  }
  for (const name of shellNames) content.shell[name] = await source.readShell(name)
  return content
}
