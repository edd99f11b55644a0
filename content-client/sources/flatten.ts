import type { RawEntry } from './source'

/**
 * Turns what Strapi answers into flat fields. Version 4 wraps fields in `attributes` and relations in `data`; version 5 does
 * neither, unless asked with `Strapi-Response-Format: v4`. Media addresses become absolute.
 */
export function flatten(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => flatten(item, origin))
  if (!isRecord(value)) return value
  if ('data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta')) return flatten(value.data, origin)
  const { attributes, ...rest } = value
  const fields = isRecord(attributes) ? { ...rest, ...attributes } : value
  const flat = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, flatten(field, origin)]))
  return isMedia(flat) ? { ...flat, url: new URL(flat.url, origin).href } : flat
}

export function isRecord(value: unknown): value is RawEntry {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isMedia(value: RawEntry): value is RawEntry & { url: string } {
  return typeof value.url === 'string' && typeof value.mime === 'string'
}
