import { readable } from '../schemas/characters'
import type { ContentSource, RawEntry } from './source'

/** A source without what nobody sees in its texts. */
export function readableSource(source: ContentSource): ContentSource {
  const toReadable = (entry: RawEntry) => readable(entry) as RawEntry
  return {
    ...source,
    readCollection: async (name, locale) => (await source.readCollection(name, locale)).map(toReadable),
    readSingle: async (name, locale) => {
      const entry = await source.readSingle(name, locale)
      return entry && toReadable(entry)
    },
    readShell: async (name) => (await source.readShell(name)).map(toReadable),
  }
}
