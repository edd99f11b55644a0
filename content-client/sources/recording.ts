import type { Locale } from '@/routing/locales'
import type { RawSite } from '../read-raw'
import { type CollectionName, collectionNames, type ShellName, type SingleName, shellNames, singleNames } from '../schemas'
import type { ContentSource, RawEntry } from './source'

/** A source that keeps what it answers. `recorded` is null as long as something was never answered; a missing part of the shell is null. */
export function recordingSource(
  source: ContentSource,
  locales: readonly Locale[],
): { source: ContentSource; recorded: () => RawSite | null } {
  const collections = new Map<string, RawEntry[]>()
  const singles = new Map<string, RawEntry | null>()
  const shell = new Map<ShellName, RawEntry[]>()
  const keyOf = (name: string, locale: Locale) => `${name} ${locale}`

  function contentOf(locale: Locale) {
    const listed = collectionNames.map((name) => [name, collections.get(keyOf(name, locale))] as const)
    const alone = singleNames.map((name) => [name, singles.get(keyOf(name, locale))] as const)
    if ([...listed, ...alone].some(([, read]) => read === undefined)) return null
    return { collections: Object.fromEntries(listed), singles: Object.fromEntries(alone) }
  }

  return {
    source: {
      ...source,
      readCollection: (name: CollectionName, locale) => keeping(collections, keyOf(name, locale), source.readCollection(name, locale)),
      readSingle: (name: SingleName, locale) => keeping(singles, keyOf(name, locale), source.readSingle(name, locale)),
      readShell: (name) => keeping(shell, name, source.readShell(name)),
    },
    recorded: () => {
      const read = locales.map((locale) => [locale, contentOf(locale)] as const)
      if (read.some(([, content]) => content === null)) return null
      return {
        locales: Object.fromEntries(read),
        shell: Object.fromEntries(shellNames.map((name) => [name, shell.get(name) ?? null])),
      } as RawSite
    },
  }
}

async function keeping<Key, Read>(into: Map<Key, Read>, key: Key, reading: Promise<Read>): Promise<Read> {
  const read = await reading
  into.set(key, read)
  return read
}
