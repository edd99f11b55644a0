import { slug as toSlug } from 'github-slugger'
import type { Locale } from '@/routing/locales'
import type { Problem } from './content-error'
import { decoded } from './rich-text/links'
import { type CollectionName, collectionNames } from './schemas'
import type { Collections, RichText } from './types'

export type PagePlaces = {
  /** The address an entry is read at in a language; undefined for one without a page of its own. */
  addressOf: (collection: CollectionName, slug: string, locale: Locale) => string | undefined
  /** What pages of a collection have for anchors besides those of their texts. */
  ownAnchors: (collection: CollectionName, entry: { slug: string }) => readonly string[]
}

type Entry = { slug: string }
type Fields = Record<string, unknown>
type Report = (field: string, reason: string) => void

/**
 * Looks after the `#…` of all links in texts: one spelled like its heading becomes the anchor the heading has, and one that is nowhere is
 * a problem. Pages that are not made of entries are not known here.
 */
export function resolveAnchors(content: Collections, locale: Locale, { addressOf, ownAnchors }: PagePlaces): [Collections, Problem[]] {
  const places = new Map<string, Places>()
  const anchorsOf = (collection: CollectionName, entry: Entry) => [...ownAnchors(collection, entry), ...anchorsIn(entry)]
  for (const collection of collectionNames)
    for (const entry of content[collection] as Entry[]) {
      const address = addressOf(collection, entry.slug, locale)
      if (address !== undefined) places.set(address, toPlaces([...(places.get(address)?.values() ?? []), ...anchorsOf(collection, entry)]))
    }
  const problems: Problem[] = []
  const resolved = collectionNames.map((collection) => {
    const entries = (content[collection] as Entry[]).map((entry) => {
      const address = addressOf(collection, entry.slug, locale)
      const report: Report = (field, reason) => problems.push({ collection, entry: entry.slug, locale, field, reason })
      const here = places.get(address ?? '') ?? toPlaces(anchorsOf(collection, entry))
      return walk(entry, [], (text, at) => withAnchors(text, (path) => (path === '' ? here : places.get(path)), at, report))
    })
    return [collection, entries]
  })
  return [Object.fromEntries(resolved) as Collections, problems]
}

/** Anchors by how they are compared: as headings are spelled, without what two spellings of a word differ in. */
type Places = ReadonlyMap<string, string>

/** The first of two that are spelled alike is the one that is meant. */
function toPlaces(anchors: readonly string[]): Places {
  const places = new Map<string, string>()
  for (const anchor of anchors) for (const key of [anchor, toKey(anchor)]) if (!places.has(key)) places.set(key, anchor)
  return places
}

function toKey(anchor: string): string {
  return toSlug(anchor.replace(/^(?:user-content-|s-)/, '').replace(/['’ʼ]/g, ''))
}

/** Those of texts, and of chapters, which have theirs beside them. */
function anchorsIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(anchorsIn)
  if (typeof part !== 'object' || part === null) return []
  if (isText(part)) return [...part.html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  const chapter = 'id' in part && 'text' in part && typeof part.id === 'string' ? [part.id] : []
  return [...chapter, ...Object.values(part).flatMap(anchorsIn)]
}

function withAnchors(text: RichText, placesAt: (path: string) => Places | undefined, at: readonly string[], report: Report): RichText {
  const html = text.html.replace(/(?<=<a\b[^>]* href=")[^"]*#[^"]*(?=")/g, (written) => {
    const href = written.replaceAll('&#x26;', '&').replaceAll('&#x27;', "'")
    const [before = '', ...rest] = href.split('#')
    const anchor = decoded(rest.join('#'))
    const places = /^[a-z][a-z+.-]*:/i.test(before) ? undefined : placesAt(before.split('?')[0] ?? '')
    if (!places || /^(?:top|:~:.*)?$/.test(anchor)) return written
    const found = places.get(anchor) ?? places.get(toKey(anchor))
    if (found !== undefined) return anchor === found ? written : `${before}#${found}`.replaceAll('&', '&#x26;')
    const others = [...new Set(places.values())].filter((place) => place.startsWith('s-')).map((place) => `#${place.slice(2)}`)
    const known = others.length > 0 ? `; its headings are ${others.slice(0, 9).join(', ')}` : ''
    report(at.join('.'), `the link "${decoded(href)}" leads to no place on ${before ? 'that' : 'this'} page${known}`)
    return written
  })
  return html === text.html ? text : { ...text, html }
}

/** The same value with other texts. */
function walk<Value>(value: Value, at: readonly string[], change: (text: RichText, at: readonly string[]) => RichText): Value {
  const all = (part: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(part)) return part.map((item, index) => all(item, [...path, String(index)]))
    if (typeof part !== 'object' || part === null) return part
    if (isText(part)) return change(part, path)
    return Object.fromEntries(Object.entries(part as Fields).map(([key, field]) => [key, all(field, [...path, key])]))
  }
  return all(value, at) as Value
}

const isText = (part: object): part is RichText => 'html' in part && 'passages' in part
