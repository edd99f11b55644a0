import type { RawEntry } from './source'

/**
 * Flattens Strapi's answers. Version 4 wraps fields in `attributes` and relations in `data`; version 5 does
 * neither, unless asked with `Strapi-Response-Format: v4`. Media addresses become absolute, and a text an editor has emptied counts
 * as absent. JSON fields stay as they are: only entries, which have an id, are unwrapped. Strapi has no lists of texts, so an item of one
 * is a component with nothing but a `text`; and its pictures have one description for all languages, so a picture with one of its own
 * is a component with a `file`.
 */
export function flatten(value: unknown, origin: string): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map((item) => flatten(item, origin))
  if (!isRecord(value)) return value
  if (isWrapper(value)) return flatten(value.data, origin)
  const { attributes, ...rest } = value
  const fields = isEntry(value) && isRecord(attributes) ? { ...rest, ...attributes } : value
  const flat: RawEntry = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field, origin)]))
  if (isListItem(flat)) return flat.text
  if (isRecord(flat.file) && isMedia(flat.file)) return { ...flat.file, alternativeText: flat.alternativeText }
  return isMedia(flat) && URL.canParse(flat.url, origin) ? { ...flat, url: new URL(flat.url, origin).href } : flat
}

export function isRecord(value: unknown): value is RawEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWrapper(value: RawEntry): boolean {
  const { data } = value
  if (!Object.keys(value).every((key) => key === 'data' || key === 'meta')) return false
  return data === null || isEntry(data) || (Array.isArray(data) && data.every(isEntry))
}

function isEntry(value: unknown): boolean {
  return isRecord(value) && 'id' in value
}

function isListItem({ id, text, ...rest }: RawEntry): boolean {
  return id !== undefined && text !== undefined && Object.keys(rest).length === 0
}

function isMedia(value: RawEntry): value is RawEntry & { url: string } {
  return typeof value.url === 'string' && typeof value.mime === 'string'
}
