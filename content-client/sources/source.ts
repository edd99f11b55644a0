import type { Locale } from '@/routing/locales'
import type { CollectionName, ShellName, SingleName } from '../schemas'

/** One entry in one locale before validation: flat fields, relations unwrapped. */
export type RawEntry = Record<string, unknown>

/** Everything a source has in one locale. */
export type RawContent = { collections: Record<CollectionName, RawEntry[]>; singles: Record<SingleName, RawEntry | null> }

/** How an entry is called in messages to editors. */
export function slugOf(entry: RawEntry): string {
  return typeof entry.slug === 'string' ? entry.slug : `id ${String(entry.id ?? 'unknown')}`
}

/** Where content comes from. Two of them exist: files and the content service. */
export type ContentSource = {
  /** Whether a failing shell record is logged and left out instead of stopping the build. */
  lenientShell: boolean
  readCollection: (name: CollectionName, locale: Locale) => Promise<RawEntry[]>
  /** Null where the record does not exist. */
  readSingle: (name: SingleName, locale: Locale) => Promise<RawEntry | null>
  /** The shell's records have no locale; single ones are a list of one. */
  readShell: (name: ShellName) => Promise<RawEntry[]>
}
