import {
  type CollectionName,
  collectionSchemas,
  type ShellName,
  type SingleName,
  shellSchemas,
  singleSchemas,
} from '@/content-client/schemas'
import type { ContentSource, RawContent, RawEntry } from '@/content-client/sources/source'
import { type Locale, locales } from '@/routing/locales'

/** Everything a source has, before validation. A record of the shell that could not be read is null. */
export type RawSite = { locales: Record<Locale, RawContent>; shell: Record<ShellName, RawEntry[] | null> }

export async function readRawSite(source: ContentSource): Promise<RawSite> {
  const inLocale = async (locale: Locale): Promise<RawContent> => ({
    collections: await each(namesOf<CollectionName>(collectionSchemas), (name) => source.readCollection(name, locale)),
    singles: await each(namesOf<SingleName>(singleSchemas), (name) => source.readSingle(name, locale)),
  })
  return {
    locales: await each([...locales], inLocale),
    shell: await each(namesOf<ShellName>(shellSchemas), (name) => source.readShell(name).catch(() => null)),
  }
}

const namesOf = <Name extends string>(schemas: Record<Name, unknown>) => Object.keys(schemas) as Name[]

/** One after another, so that a small content service is not overloaded. */
async function each<Name extends string, Result>(
  names: readonly Name[],
  read: (name: Name) => Promise<Result>,
): Promise<Record<Name, Result>> {
  const results: Partial<Record<Name, Result>> = {}
  for (const name of names) results[name] = await read(name)
  return results as Record<Name, Result>
}
