import { createHash } from 'node:crypto'
import { collectionSchemas, singleSchemas } from '@/content-client/schemas'
import type { RawEntry } from '@/content-client/sources/source'

/** Version 4 wraps fields in `attributes` and relations in `data`; version 5 answers flat, or wrapped where it is asked to. */
export type StrapiShape = 'v4' | 'v5' | 'v5 as v4'

type Kind = 'media' | 'relation' | 'relations' | 'component' | 'plain'

const media = ['cover', 'image', 'logo', 'portrait']
const relation = ['author', 'document', 'preset', 'topic']
const relations = ['articles.services', 'cases.services', 'services.cases', 'services.related', 'price.presets']
const json = ['settings', 'sizes']

/** One entry as Strapi answers it: what is not populated is left out, what has no value is null. */
export function toStrapiEntry(name: string, entry: RawEntry, shape: StrapiShape, populate: URLSearchParams): unknown {
  const schema = { ...collectionSchemas, ...singleSchemas }[name as keyof typeof collectionSchemas]
  const empty = Object.fromEntries(Object.keys(schema?.shape ?? {}).map((field) => [field, null]))
  const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-02T00:00:00.000Z', publishedAt: '2026-01-02T00:00:00.000Z' }
  return wrap({ ...toFields({ ...empty, ...entry }, name, [], shape, toPaths(populate)), ...stamps }, shape, documentIdOf(name, entry))
}

/** `populate=*` is one level deep; `populate[0]=price.presets` names a field in a component. */
function toPaths(query: URLSearchParams): (path: string) => boolean {
  if (query.get('populate') === '*') return (path) => !path.includes('.')
  const named = [...query].filter(([key]) => key.startsWith('populate[')).map(([, path]) => path)
  return (path) => named.some((candidate) => candidate === path || candidate.startsWith(`${path}.`))
}

function toFields(entry: RawEntry, parent: string, path: string[], shape: StrapiShape, isPopulated: (path: string) => boolean): RawEntry {
  const fields: RawEntry = {}
  for (const [field, value] of Object.entries(entry)) {
    const kind = kindOf(parent, field, value)
    const at = [...path, field]
    if (kind !== 'plain' && !isPopulated(at.join('.'))) continue
    if (kind === 'component') fields[field] = mapEach(value, (part) => ({ id: nextId(), ...toFields(part, field, at, shape, isPopulated) }))
    else if (kind === 'relations') fields[field] = related((value as string[] | null) ?? [], shape)
    else if (kind === 'relation') fields[field] = related(value as string | null, shape)
    else if (kind === 'media')
      fields[field] = value ? data(wrap({ mime: 'image/png', ...(value as RawEntry) }, shape), shape) : data(null, shape)
    else fields[field] = value
  }
  return fields
}

function kindOf(parent: string, field: string, value: unknown): Kind {
  if (relations.includes(`${parent}.${field}`)) return 'relations'
  if (relation.includes(field)) return 'relation'
  if (media.includes(field)) return 'media'
  const [first] = Array.isArray(value) ? value : [value]
  return typeof first === 'object' && first !== null && !Array.isArray(first) && !json.includes(field) ? 'component' : 'plain'
}

function related(slugs: string | string[] | null, shape: StrapiShape): unknown {
  const toEntry = (slug: string) => wrap({ slug, title: `Entry ${slug}`, locale: 'en' }, shape)
  if (slugs === null) return data(null, shape)
  return data(typeof slugs === 'string' ? toEntry(slugs) : slugs.map(toEntry), shape)
}

function data(value: unknown, shape: StrapiShape): unknown {
  return shape === 'v5' ? value : { data: value }
}

function wrap(fields: RawEntry, shape: StrapiShape, documentId = `document${nextId()}`): RawEntry {
  const id = nextId()
  if (shape === 'v5') return { id, documentId, ...fields }
  return { id, ...(shape === 'v5 as v4' && { documentId }), attributes: fields }
}

/** By this name the panel knows an entry in all its languages. */
export function documentIdOf(name: string, { slug }: RawEntry): string {
  return createHash('sha256').update(`${name} ${slug}`).digest('hex').slice(0, 24)
}

function mapEach(value: unknown, map: (part: RawEntry) => RawEntry): unknown {
  return Array.isArray(value) ? value.map(map) : map(value as RawEntry)
}

let lastId = 0

/** Ids change with every answer, as they do with every publication: nobody may build on them. */
function nextId(): number {
  lastId += 1
  return lastId
}
