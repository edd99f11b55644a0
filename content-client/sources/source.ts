import type { Locale } from '@/routing/locales'
import type { CollectionName, ShellName, SingleName } from '../schemas'
import { withoutInvisible } from '../schemas/characters'

/** One entry in one locale before validation: flat fields, relations unwrapped. */
export type RawEntry = Record<string, unknown>

/** Everything a source has in one locale. */
export type RawContent = { collections: Record<CollectionName, RawEntry[]>; singles: Record<SingleName, RawEntry | null> }

/** How an entry is called in messages to editors. */
export function slugOf(entry: RawEntry): string {
  return typeof entry.slug === 'string' ? withoutInvisible(entry.slug).trim() : `id ${String(entry.id ?? 'unknown')}`
}

/** Longer titles are cut: a sentence has to be read. */
const longestTitle = 80

/** How editors call it, where it says so. */
export function titleOf({ title, name, question, from }: RawEntry): string | undefined {
  const said = [title, name, question, from].find((each) => typeof each === 'string' && each.trim() !== '')
  if (typeof said !== 'string') return undefined
  const letters = [...withoutInvisible(said).replace(/\s+/g, ' ').trim()]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle - 1).join('')}…` : letters.join('')
}

/** Its name in the panel of the content service; Strapi 4 has none, and another panel. */
export function documentIdOf({ documentId }: RawEntry): string | undefined {
  return typeof documentId === 'string' && documentId !== '' ? documentId : undefined
}

/** Where content comes from. Two of them exist: files and the content service. */
export type ContentSource = {
  /** Whether a failing shell record is logged and left out instead of stopping the build. */
  lenientShell: boolean
  readCollection: (name: CollectionName, locale: Locale) => Promise<RawEntry[]>
  /** Null where the record does not exist. */
  readSingle: (name: SingleName, locale: Locale) => Promise<RawEntry | null>
  /** In which language an entry of this locale is written, where another stands for a missing translation. */
  languageOf?: (name: CollectionName | SingleName, locale: Locale, slug?: string) => Locale
  /** The shell's records have no locale; single ones are a list of one. */
  readShell: (name: ShellName) => Promise<RawEntry[]>
}
