import type { Locale } from '@/routing/locales'
import { ContentError, type Problem } from './content-error'
import type { CollectionName, SingleName } from './schemas'
import { isCollection, isSingle, panelAddress } from './sources/panel'
import { type ContentSource, documentIdOf, type RawEntry, slugOf, titleOf } from './sources/source'

type Known = { collection: CollectionName | SingleName; locale: Locale; entry: RawEntry }

/**
 * Reads from `source` with `read`, and says of each problem what editors call its entry and where the panel shows it, as far as the
 * content service has answered so much.
 * @throws ContentError what `read` throws, with that.
 */
export async function locatingProblems<Result>(
  source: ContentSource,
  serviceUrl: string,
  read: (source: ContentSource) => Promise<Result>,
): Promise<Result> {
  const known: Known[] = []
  try {
    return await read(remembering(source, known))
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause
    throw new ContentError(
      cause.problems.map((problem) => locate(problem, known, serviceUrl)),
      { cause },
    )
  }
}

function remembering(source: ContentSource, known: Known[]): ContentSource {
  return {
    ...source,
    readCollection: async (collection, locale) => {
      const entries = await source.readCollection(collection, locale)
      known.push(...entries.map((entry) => ({ collection, locale, entry })))
      return entries
    },
    readSingle: async (collection, locale) => {
      const entry = await source.readSingle(collection, locale)
      if (entry) known.push({ collection, locale, entry })
      return entry
    },
  }
}

/** An entry without the translation in question has the same address in the panel, and its title in another language. */
function locate(problem: Problem, known: readonly Known[], serviceUrl: string): Problem {
  const { collection, entry: slug, locale } = problem
  if (problem.link !== undefined) return problem
  const same = known.filter((each) => each.collection === collection && (slug === undefined || slugOf(each.entry) === slug))
  const nearest = [...same.filter((each) => each.locale === locale), ...same].map(({ entry }) => entry)
  if (isSingle(collection)) {
    const isThere = firstOf(nearest, documentIdOf) !== undefined
    return { ...problem, link: isThere ? panelAddress(serviceUrl, { collection, locale }) : undefined }
  }
  // A problem of no single entry is nothing an editor mends in the panel.
  if (!isCollection(collection) || slug === undefined) return problem
  const documentId = firstOf(nearest, documentIdOf)
  // Without the entry, where it would have to be made.
  const isThere = documentId !== undefined || (same.length === 0 && known.some(({ entry }) => documentIdOf(entry) !== undefined))
  const link = isThere ? panelAddress(serviceUrl, { collection, documentId, locale }) : undefined
  return { ...problem, title: firstOf(nearest, titleOf), link }
}

function firstOf<Item, Value>(items: readonly Item[], read: (item: Item) => Value | undefined): Value | undefined {
  for (const item of items) {
    const value = read(item)
    if (value !== undefined) return value
  }
  return undefined
}
