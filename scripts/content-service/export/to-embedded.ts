import { isRecord } from '@/content-client/sources/flatten'
import type { RawEntry } from '@/content-client/sources/source'

const ofStrapi = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations']

/**
 * An entry of the service as `content/` writes it: references are slugs, pictures have a path of the repository, and what is empty is
 * left out. JSON, which has no ids, stays as it is.
 */
export function toEmbedded(entry: RawEntry, toPath: (address: string) => string): RawEntry {
  return toFields(entry)

  function toFields(source: RawEntry): RawEntry {
    const own = Object.entries(source).filter(([name]) => !ofStrapi.includes(name))
    const fields = own.map(([name, value]) => [name, toValue(value)] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)))
  }

  function toValue(value: unknown): unknown {
    if (typeof value === 'string')
      return value.replace(/(\]\()(\/uploads\/[^\s)]+)/g, (_all, before: string, path: string) => before + toPath(path))
    if (Array.isArray(value)) return value.map(toValue)
    if (!isRecord(value)) return value
    if (typeof value.url === 'string' && typeof value.mime === 'string')
      return { url: toPath(value.url), ...(value.alternativeText ? { alternativeText: value.alternativeText } : {}) }
    if ('documentId' in value && typeof value.slug === 'string') return value.slug
    return 'id' in value ? toFields(value) : value
  }
}
