import pLimit from 'p-limit'
import type { z } from 'zod'
import type { Locale } from '@/routing/locales'
import { checkFacets } from './check-facets'
import { checkExplanations, checkReferences, checkRequired, checkSlugs, checkTranslations, type PageRules } from './checks'
import { ContentError, type Problem } from './content-error'
import { loadShell, sortByPriority } from './load-shell'
import { inPlainWords } from './plain-words'
import type { PriceList, PriceListSource } from './prices'
import { type RawSite, readLocale } from './read-raw'
import { renderEntry } from './render-entry'
import { type PagePlaces, resolveAnchors } from './resolve-anchors'
import { renderRichText } from './rich-text/render'
import type { RichTextContext } from './rich-text/types'
import { type CollectionName, collectionNames, collectionSchemas, type SingleName, singleNames, singleSchemas } from './schemas'
import { service } from './schemas/services'
import { estimatePreset } from './schemas/work'
import { readableSource } from './sources/readable'
import { type ContentSource, type RawContent, type RawEntry, slugOf } from './sources/source'
import type { Collections, Singles, SiteContent, WrittenPreset } from './types'

export type LoadOptions = PageRules & {
  source: ContentSource
  locales: readonly Locale[]
  toPriceList: (source: PriceListSource) => PriceList
  richText: {
    /** The address of a link in a text, empty when its page was taken down, undefined when nothing stands there; gets the slugs this build publishes. */
    resolveLink: (link: string, locale: Locale, slugs: PageSlugs) => string | undefined
    importPicture: RichTextContext['importPicture']
    toSources: RichTextContext['toSources']
    words: Record<Locale, RichTextContext['words']>
    /** Where texts are read, and what links lead to there. */
    places: PagePlaces
    /** In place of rendering every text anew. */
    render?: typeof renderRichText
  }
}

export type PageSlugs = Record<'services' | 'documents' | 'landings' | 'guides' | 'articles' | 'cases', string[]>

/** What a release was made of; `gone` are pages that were taken down before it and are linked to still. */
export type WrittenSite = RawSite & { gone?: PageSlugs }

/** How many entries are rendered at once: texts may be parsed by several processes, and each entry holds its trees. */
const atOnce = 16

/**
 * Reads everything a build publishes, validates it and renders its texts.
 * @throws ContentError with every problem found, not only the first.
 */
export async function loadContent(options: LoadOptions): Promise<SiteContent> {
  const problems: Problem[] = []
  const source = readableSource(options.source)
  const shell = await loadShell(source)
  const raw = shareWordless(await Promise.all(options.locales.map(async (locale) => [locale, await readLocale(source, locale)] as const)))
  problems.push(...checkSlugs(raw), ...checkTranslations(raw), ...raw.slice(0, 1).flatMap(([, content]) => checkRequired(content, options)))
  const content: Partial<SiteContent['locales']> = {}
  // Of all languages: a translation that is missing is told once, and not again by each link to it.
  const slugs = slugsOf(joined(raw.map(([, { collections }]) => collections)))
  for (const [locale, entries] of raw) content[locale] = await toDomain(entries, { locale, slugs }, options, problems)
  const loaded = content as SiteContent['locales']
  // Without all of its texts a page has no anchors to compare with.
  if (problems.length === 0) for (const locale of options.locales) problems.push(...withAnchors(loaded, locale, options.richText.places))
  if (problems.length === 0)
    problems.push(...checkFacets(casesOf(loaded)), ...options.locales.flatMap((locale) => checkLinks(loaded[locale], locale, options)))
  if (problems.length > 0) throw new ContentError(problems)
  return { shell, locales: loaded }
}

/** What says nothing in any language: published in one, it is there in all. */
export const wordless: readonly CollectionName[] = ['redirects']

function shareWordless(raw: readonly (readonly [Locale, RawContent])[]): readonly (readonly [Locale, RawContent])[] {
  const shared = wordless.map((name) => {
    const all = raw.flatMap(([, { collections }]) => collections[name])
    return [
      name,
      (own: readonly RawEntry[]) => [...own, ...all.filter((entry) => !own.some((each) => slugOf(each) === slugOf(entry)))],
    ] as const
  })
  return raw.map(([locale, content]) => {
    const whole = shared.map(([name, fill]) => [name, fill(content.collections[name])])
    return [locale, { ...content, collections: { ...content.collections, ...Object.fromEntries(whole) } }] as const
  })
}

function withAnchors(loaded: SiteContent['locales'], locale: Locale, places: PagePlaces): Problem[] {
  const [resolved, problems] = resolveAnchors(loaded[locale], locale, places)
  Object.assign(loaded[locale], resolved)
  return problems
}

function casesOf(locales: SiteContent['locales']) {
  return Object.fromEntries(Object.entries(locales).map(([locale, { cases }]) => [locale, cases]))
}

function checkLinks(content: Collections & Singles, locale: Locale, { richText, documentOwners }: LoadOptions): Problem[] {
  const problems = [...checkExplanations(content, locale), ...checkReferences(content, locale, { documentOwners })]
  const link = content['top-banner']?.link
  const address = link && richText.resolveLink(link, locale, slugsOf(content))
  // A banner is for its link.
  if (address === '') content['top-banner'] = null
  if (!link || address !== undefined) return problems
  const reason = `"${link}" leads to no page of this site`
  return [...problems, { collection: 'top-banner', locale, field: 'link', reason }]
}

/** What this build publishes under addresses of its own. */
export function slugsOf(
  collections: Pick<RawContent['collections'], 'services' | 'sample-documents' | 'landings' | 'cost-guides' | 'articles' | 'cases'>,
): PageSlugs {
  const { services, 'sample-documents': documents, landings, 'cost-guides': guides, articles, cases } = collections
  return {
    services: services.map(slugOf),
    documents: documents.map(slugOf),
    landings: landings.map(slugOf),
    guides: guides.map(slugOf),
    articles: articles.map(slugOf),
    cases: cases.map(slugOf),
  }
}

function joined(all: readonly RawContent['collections'][]): RawContent['collections'] {
  return Object.fromEntries(collectionNames.map((name) => [name, all.flatMap((each) => each[name])])) as RawContent['collections']
}

async function toDomain(
  raw: RawContent,
  { locale, slugs }: { locale: Locale; slugs: PageSlugs },
  { richText, toPriceList, source }: LoadOptions,
  problems: Problem[],
): Promise<Collections & Singles> {
  const prices = toPriceList({
    presets: validOf(estimatePreset, raw.collections['estimate-presets']),
    services: validOf(service.pick({ slug: true, price: true }), raw.collections.services),
  })
  const context: RichTextContext = {
    locale,
    resolveLink: (link) => richText.resolveLink(link, locale, slugs),
    importPicture: richText.importPicture,
    toSources: richText.toSources,
    words: richText.words[locale],
  }
  const fill = (text: string) => prices.fill(text, locale)
  const domain: Record<string, unknown> = {}
  for (const name of collectionNames) {
    const read = await pLimit(atOnce).map(raw.collections[name], (entry) => toEntry(collectionSchemas[name], entry, name, slugOf(entry)))
    problems.push(...read.flatMap((each) => each.problems))
    domain[name] = sortEntries(read.map(({ entry }) => entry).filter((entry) => entry !== null) as Sortable[])
  }
  for (const name of singleNames) {
    const single = raw.singles[name]
    const read = single && (await toEntry(singleSchemas[name], single, name, undefined))
    problems.push(...(read?.problems ?? []))
    domain[name] = read?.entry ?? null
  }
  return domain as Collections & Singles

  function priced(preset: WrittenPreset, report: (field: string, reason: string) => void) {
    const wrong = prices.problemsOf(preset)
    for (const { field, reason } of wrong) report(field, reason)
    return wrong.length > 0 ? null : { ...preset, sizes: prices.sizesOf(preset) }
  }

  /** A service whose price is worked out before its texts are read: hours by role are no text. */
  function agreed(entry: unknown, collection: CollectionName | SingleName, report: (field: string, reason: string) => void) {
    if (collection !== 'services') return entry
    try {
      const written = entry as z.output<typeof service>
      return { ...written, price: prices.priceOf(written.price) }
    } catch (error) {
      report('price.work', (error as Error).message)
      return null
    }
  }

  async function toEntry(schema: z.ZodType, value: RawEntry, collection: CollectionName | SingleName, slug: string | undefined) {
    const found: Problem[] = []
    const report = (field: string | undefined, reason: string) => found.push({ collection, entry: slug, locale, field, reason })
    const language = source.languageOf?.(collection, locale, slug) ?? locale
    const result = schema.safeParse(value, { error: inPlainWords })
    const written = result.success ? agreed(result.data, collection, report) : reportIssues(result.error, report)
    const entry =
      written && (await renderEntry(written, { ...context, locale: language, render: richText.render ?? renderRichText, fill }, report))
    if (entry && collection === 'estimate-presets') return { entry: priced(entry as WrittenPreset, report), problems: found }
    return { entry, problems: found }
  }
}

/** What can be read of entries; why the others cannot is told where they are rendered. */
function validOf<Schema extends z.ZodType>(schema: Schema, entries: readonly RawEntry[]): z.output<Schema>[] {
  return entries.flatMap((entry) => schema.safeParse(entry).data ?? [])
}

/** One problem for each field. */
function reportIssues({ issues }: z.ZodError, report: (field: string, reason: string) => void): null {
  const reported = new Set<string>()
  for (const { path, message } of issues) {
    const field = path.join('.')
    if (!reported.has(field)) report(field, message)
    reported.add(field)
  }
  return null
}

type Sortable = { slug: string; priority?: number | null; published?: string }

/** By priority, then newest first, then by slug: the same order from every source. */
function sortEntries(entries: readonly Sortable[]): Sortable[] {
  const byDate = [...entries].sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '') || a.slug.localeCompare(b.slug))
  return sortByPriority(byDate.map((entry) => ({ priority: null, ...entry })))
}
