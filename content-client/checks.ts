import type { Locale } from '@/routing/locales'
import type { Problem } from './content-error'
import type { CollectionName } from './schemas'
import { type RawContent, slugOf } from './sources/source'
import type { Collections } from './types'

type SlugsByCollection = Partial<Record<CollectionName, readonly string[]>>

export type PageRules = {
  /** Slugs the site's own pages need. */
  required: SlugsByCollection
  /** All slugs there are addresses for, where each page is composed by hand. */
  closed: SlugsByCollection
  /** What has documents besides the services, as the first part of their slugs. */
  documentOwners: readonly string[]
  /** First segments no article or case may take. */
  reserved: readonly string[]
}

/** Without an entry in one of these, whole pages would go out empty. */
const neverEmpty: readonly CollectionName[] = ['topics', 'estimate-presets', 'trust-sections']

/** No two entries may share an address: the page would show the first, lists would show both. */
export function checkSlugs(raw: readonly (readonly [Locale, RawContent])[]): Problem[] {
  return raw.flatMap(([locale, { collections }]) =>
    (Object.keys(collections) as CollectionName[]).flatMap((collection) => {
      const slugs = collections[collection].map(slugOf)
      const repeated = new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))
      return [...repeated].map((entry) => ({ collection, entry, locale, field: 'slug', reason: 'is used by more than one entry' }))
    }),
  )
}

/** Every entry stands in every locale. */
export function checkTranslations(raw: readonly (readonly [Locale, RawContent])[]): Problem[] {
  return raw.flatMap(([locale, { collections }]) =>
    (Object.keys(collections) as CollectionName[]).flatMap((collection) => {
      const translated = new Set(collections[collection].map(slugOf))
      const everywhere = new Set(raw.flatMap(([, content]) => content.collections[collection].map(slugOf)))
      const missing = [...everywhere].filter((slug) => !translated.has(slug))
      return missing.map((entry) => ({ collection, entry, locale, reason: 'the translation is missing' }))
    }),
  )
}

export function checkRequired({ collections, singles }: RawContent, rules: PageRules): Problem[] {
  const problems: Problem[] = neverEmpty
    .filter((collection) => collections[collection].length === 0)
    .map((collection) => ({ collection, reason: 'is empty; the site needs at least one published entry' }))
  if (!singles.organisation) problems.push({ collection: 'organisation', reason: 'is missing; the site needs the company it is about' })
  const slugsIn = (name: string) => collections[name as CollectionName].map(slugOf)
  for (const [name, required] of Object.entries(rules.required))
    for (const entry of required.filter((slug) => !slugsIn(name).includes(slug)))
      problems.push({ collection: name as CollectionName, entry, reason: 'is missing; a fixed page of the site needs it' })
  for (const [name, known] of Object.entries(rules.closed))
    for (const entry of slugsIn(name).filter((slug) => !known.includes(slug)))
      problems.push({
        collection: name as CollectionName,
        entry,
        field: 'slug',
        reason: 'has no address on this site (the addresses are in routing/routes.ts)',
      })
  for (const collection of ['articles', 'cases'] as const)
    for (const entry of collections[collection].map(slugOf).filter((slug) => rules.reserved.includes(slug.split('/')[0] ?? '')))
      problems.push({
        collection,
        entry,
        field: 'slug',
        reason: `must not start with ${rules.reserved.join(', ')}: these are pages of their own`,
      })
  return problems
}

/** Whatever changes a price is explained: the changes of a ledger, the drivers and savings of a cost guide. */
export function checkExplanations({ cases, 'cost-guides': guides }: Collections, locale: Locale): Problem[] {
  const problems: Problem[] = []
  const check = (collection: CollectionName, entry: string, field: string, explained: number, source: string, changes: number) => {
    const reason = `explains ${explained} changes, and ${source} has ${changes}`
    if (explained !== changes) problems.push({ collection, entry, locale, field, reason })
  }
  for (const { slug, ledger, ledgerChanges } of cases)
    check('cases', slug, 'ledgerChanges', ledgerChanges.length, 'ledger.changes', ledger?.changes.length ?? 0)
  for (const { slug, drivers, driverTexts, savings, savingTexts } of guides) {
    check('cost-guides', slug, 'driverTexts', driverTexts.length, 'drivers', drivers.length)
    check('cost-guides', slug, 'savingTexts', savingTexts.length, 'savings', savings.length)
  }
  return problems
}

/** Every reference leads to an entry. */
export function checkReferences(content: Collections, locale: Locale, { documentOwners }: Pick<PageRules, 'documentOwners'>): Problem[] {
  const known = (name: CollectionName) => new Set(content[name].map((entry) => entry.slug))
  const problems: Problem[] = []
  const check = (collection: CollectionName, entry: string, field: string, target: CollectionName, slugs: readonly (string | null)[]) => {
    for (const slug of slugs) {
      const isItself = target === collection && slug === entry
      const reason = isItself ? 'names the entry itself; choose another' : `names "${slug}", which is not in ${target}`
      if (isItself || (slug !== null && !known(target).has(slug))) problems.push({ collection, entry, locale, field, reason })
    }
  }
  for (const { slug, author, topic, preset } of content.articles) {
    check('articles', slug, 'author', 'authors', [author])
    check('articles', slug, 'topic', 'topics', [topic])
    check('articles', slug, 'preset', 'estimate-presets', [preset])
  }
  for (const { slug, services } of content.cases) check('cases', slug, 'services', 'services', services)
  for (const { slug, cases, related, price } of content.services) {
    check('services', slug, 'cases', 'cases', cases)
    check('services', slug, 'related', 'services', related)
    if (price.kind === 'preset') check('services', slug, 'price', 'estimate-presets', price.presets)
  }
  for (const { slug } of content['sample-documents']) {
    const owner = slug.split('/').slice(0, 1)
    if (!owner.some((name) => documentOwners.includes(name))) check('sample-documents', slug, 'slug', 'services', owner)
  }
  for (const { slug, document } of content['trust-sections']) check('trust-sections', slug, 'document', 'sample-documents', [document])
  for (const { slug, preset, service, study } of content['cost-guides']) {
    check('cost-guides', slug, 'preset', 'estimate-presets', [preset])
    check('cost-guides', slug, 'service', 'services', [service])
    check('cost-guides', slug, 'study', 'cases', [study])
  }
  for (const { slug, price, article } of content.landings) {
    check('landings', slug, 'price', 'estimate-presets', price.presets)
    check('landings', slug, 'article', 'articles', [article])
  }
  return problems
}
