import type { Problem } from '@/content-client/content-error'
import type { RawSite } from '@/content-client/read-raw'
import { type CollectionName, collectionSchemas } from '@/content-client/schemas'
import { type ContentSource, type RawEntry, slugOf } from '@/content-client/sources/source'
import { type Locale, locales, otherLocale } from '@/routing/locales'

/** What stands for an entry in one language: its draft, what is published, its draft in the other language, or nothing at all. */
const other = 2
const nothing = 3

export type LayeredSource = ContentSource & {
  /** Puts what comes next in place of entries that have a problem. False where nothing can be put there. */
  yieldFor: (problems: readonly Problem[]) => boolean
  /** Whether the problem is one of a draft, and not of what stands for it. */
  isOfDraft: (problem: Problem) => boolean
}

type Place = { name: string; slug: string; locale: Locale }

/**
 * Drafts that hold no mistake, and what is published in place of the others: one unfinished draft must not keep editors from seeing all
 * the others.
 */
export function layeredSource(drafts: RawSite, published: () => Promise<RawSite>): LayeredSource {
  const levels = new Map<string, number>()
  const missed: Place[] = []
  const keyOf = ({ name, slug, locale }: Place) => `${name} ${locale} ${slug}`
  const levelOf = (place: Place) => levels.get(keyOf(place)) ?? 0

  /** Notes where something was found: what comes next is tried after that. */
  async function find<Found>(place: Place, look: (site: RawSite, locale: Locale) => Found[]): Promise<Found[]> {
    const level = levelOf(place)
    if (level === 0) return look(drafts, place.locale)
    const inPublished = level <= 1 ? look(await published(), place.locale) : []
    if (inPublished.length > 0) return inPublished
    const inOther = level <= other ? look(drafts, otherLocale(place.locale)) : []
    levels.set(keyOf(place), inOther.length > 0 ? other : nothing)
    return inOther
  }

  return {
    lenientShell: true,
    readCollection: async (name, locale) => {
      const slugs = locales.flatMap((each) => entriesOf(drafts, name, each).map(slugOf))
      const entries: RawEntry[] = []
      for (const slug of new Set([...slugs, ...missed.filter((place) => place.name === name).map((place) => place.slug)])) {
        const found = await find({ name, slug, locale }, (site, each) =>
          entriesOf(site, name, each).filter((entry) => slugOf(entry) === slug),
        )
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
      const records = drafts.shell[name]
      if (!records) throw new Error('could not be read')
      return records
    },
    languageOf: (name, locale, slug = '') => (levelOf({ name, slug, locale }) === other ? otherLocale(locale) : locale),
    isOfDraft: (problem) => placesOf(problem).some((place) => levelOf(place) === 0),
    yieldFor: (problems) => {
      const places = problems.filter(canYield).flatMap(placesOf)
      const yielding = new Map(places.filter((place) => levelOf(place) < nothing).map((place) => [keyOf(place), place]))
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

const placesOf = ({ collection, entry = '', locale }: Problem): Place[] =>
  (locale ? [locale] : locales).map((each) => ({ name: collection, slug: entry, locale: each }))

const entriesOf = (site: RawSite, name: CollectionName, locale: Locale) => site.locales[locale].collections[name]
