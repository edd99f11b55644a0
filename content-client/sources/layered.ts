import type { Locale } from '@/routing/locales'
import type { Problem } from '../content-error'
import type { RawSite } from '../read-raw'
import { type CollectionName, collectionSchemas } from '../schemas'
import { type ContentSource, type RawEntry, slugOf } from './source'

/** What an entry is read from in one language: the upper site, the lower one, the upper one in the other language, or nothing at all. */
const lower = 1
const other = 2
const nothing = 3

export type LayeredSource = ContentSource & {
  /** Puts what comes next in place of entries that have a problem. False where nothing can be put there. */
  yieldFor: (problems: readonly Problem[]) => boolean
  /** Whether the problem is one of the upper site, and not of what stands for it. */
  isOfUpper: (problem: Problem) => boolean
}

type Place = { name: string; slug: string; locale: Locale }

type Layers = {
  /** What is wanted: drafts, or what is published. */
  upper: RawSite
  /** What stands for an entry of it that has a problem: what is published, or what is live. */
  lower: () => Promise<RawSite>
  /**
   * In one language, at last to the other one, for who looks at drafts; or whole, for visitors, who must not get half of two versions, and
   * are never told that an entry is gone which is live.
   */
  entriesGiveWay: 'by language' | 'whole'
}

/** Entries that hold no mistake, and what stands for the others: one that is unfinished must not hold up all. */
export function layeredSource({ upper, lower: readLower, entriesGiveWay }: Layers): LayeredSource {
  const isWhole = entriesGiveWay === 'whole'
  const locales = Object.keys(upper.locales) as Locale[]
  const otherLocale = (locale: Locale) => locales.find((each) => each !== locale) ?? locale
  const levels = new Map<string, number>()
  const missed: Place[] = []
  const placesOf = ({ collection, entry = '', locale }: Problem): Place[] =>
    (locale && !isWhole ? [locale] : locales).map((each) => ({ name: collection, slug: entry, locale: each }))
  /** A redirect to a page that was taken down has nothing to lead to, whatever it was before. */
  const lastLevelOf = ({ name }: Place) => (isWhole && name !== 'redirects' ? lower : nothing)
  const keyOf = ({ name, slug, locale }: Place) => `${name} ${locale} ${slug}`
  const levelOf = (place: Place) => levels.get(keyOf(place)) ?? 0

  /** Notes where something was found: what comes next is tried after that. */
  async function find<Found>(place: Place, look: (site: RawSite, locale: Locale) => Found[]): Promise<Found[]> {
    const level = levelOf(place)
    if (level === 0) return look(upper, place.locale)
    const inLower = level <= lower ? look(await readLower(), place.locale) : []
    if (inLower.length > 0) return inLower
    const inOther = level <= other && !isWhole ? look(upper, otherLocale(place.locale)) : []
    levels.set(keyOf(place), inOther.length > 0 ? other : nothing)
    return inOther
  }

  return {
    lenientShell: true,
    readCollection: async (name, locale) => {
      const slugs = locales.flatMap((each) => [...bySlug(entriesOf(upper, name, each)).keys()])
      const entries: RawEntry[] = []
      for (const slug of new Set([...slugs, ...missed.filter((place) => place.name === name).map((place) => place.slug)])) {
        const found = await find({ name, slug, locale }, (site, each) => bySlug(entriesOf(site, name, each)).get(slug) ?? [])
        // An entry that is gone in one language is gone in all of them.
        if (!locales.some((each) => levelOf({ name, slug, locale: each }) === nothing)) entries.push(...found)
      }
      return entries
    },
    readSingle: async (name, locale) => {
      const look = (site: RawSite, each: Locale) => [site.locales[each].singles[name]].filter((single) => single !== null)
      const [single = null] = await find({ name, slug: '', locale }, look)
      return single
    },
    readShell: async (name) => {
      const records = upper.shell[name]
      if (!records) throw new Error('could not be read')
      return records
    },
    languageOf: (name, locale, slug = '') => (levelOf({ name, slug, locale }) === other ? otherLocale(locale) : locale),
    isOfUpper: (problem) => placesOf(problem).some((place) => levelOf(place) === 0),
    yieldFor: (problems) => {
      const places = problems.filter(canYield).flatMap(placesOf)
      const yielding = new Map(places.filter((place) => levelOf(place) < lastLevelOf(place)).map((place) => [keyOf(place), place]))
      for (const [key, place] of yielding) {
        levels.set(key, levelOf(place) + 1)
        missed.push(place)
      }
      return yielding.size > 0
    },
  }
}

/** A whole collection has nothing that could stand for it. */
const canYield = ({ collection, entry }: Problem) => entry !== undefined || !(collection in collectionSchemas)

const sorted = new WeakMap<readonly RawEntry[], Map<string, RawEntry[]>>()

/** Sorted once for each list: looked through for each slug, thousands of articles take seconds. Editors may give one slug to several. */
function bySlug(entries: readonly RawEntry[]): Map<string, RawEntry[]> {
  const known = sorted.get(entries) ?? new Map<string, RawEntry[]>()
  if (!sorted.has(entries)) for (const entry of entries) known.set(slugOf(entry), [...(known.get(slugOf(entry)) ?? []), entry])
  sorted.set(entries, known)
  return known
}

const entriesOf = (site: RawSite, name: CollectionName, locale: Locale) => site.locales[locale].collections[name]
