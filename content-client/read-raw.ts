import type { Locale } from '@/routing/locales'
import { collectionNames, type ShellName, shellNames, singleNames } from './schemas'
import type { ContentSource, RawContent, RawEntry } from './sources/source'

/** Everything a source has, before validation. A record of the shell that could not be read is null. */
export type RawSite = { locales: Record<Locale, RawContent>; shell: Record<ShellName, RawEntry[] | null> }

export async function readRawSite(source: ContentSource, locales: readonly Locale[]): Promise<RawSite> {
  return {
    locales: await readAll(locales, (locale) => readLocale(source, locale)),
    shell: await readAll(shellNames, (name) => source.readShell(name).catch(() => null)),
  }
}

export async function readLocale(source: ContentSource, locale: Locale): Promise<RawContent> {
  return {
    collections: await readAll(collectionNames, (name) => source.readCollection(name, locale)),
    singles: await readAll(singleNames, (name) => source.readSingle(name, locale)),
  }
}

/** One after another, so that a build does not overload a small content service. */
async function readAll<Name extends string, Result>(
  names: readonly Name[],
  read: (name: Name) => Promise<Result>,
): Promise<Record<Name, Result>> {
  const results: Partial<Record<Name, Result>> = {}
  for (const name of names) results[name] = await read(name)
  return results as Record<Name, Result>
}
