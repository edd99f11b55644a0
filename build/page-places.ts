import type { PagePlaces } from '@/content-client/resolve-anchors'
import type { CollectionName } from '@/content-client/schemas'
import { documentRoute, hrefTo, landingRoute, legalRoutes, type RouteTarget, serviceRoute } from '@/routing/routes'

/** Sections pages are composed of. What their texts have besides is found in these. */
const composedAnchors: Partial<Record<CollectionName, readonly string[]>> = {
  services: ['problem', 'deliverables', 'process', 'price', 'sample', 'first-chapter', 'chapters', 'cases', 'questions', 'related'],
  'sample-documents': ['rates', 'support'],
  cases: ['situation', 'constraint', 'decision', 'solution', 'outcome', 'ledger', 'lessons'],
  articles: ['author', 'related'],
  landings: ['ask', 'message', 'demo', 'demonstration', 'evaluation', 'migration'],
  'legal-pages': ['in-short', 'messages', 'numbers', 'changes'],
  'cost-guides': ['short-answer', 'questions'],
}

export const pagePlaces: PagePlaces = {
  addressOf: (collection, slug, locale) => {
    const target = targetOf(collection, slug)
    return target && hrefTo(locale, target)
  },
  ownAnchors: (collection, entry) => [
    'content',
    ...(composedAnchors[collection] ?? []),
    ...(collection === 'trust-sections' ? [entry.slug] : []),
    // Sections and rows of a sample document: S01.
    ...('codes' in entry && typeof entry.codes === 'string' ? entry.codes.toLowerCase().split(/[\s|]+/) : []),
  ],
}

function targetOf(collection: CollectionName, slug: string): RouteTarget | undefined {
  switch (collection) {
    case 'services':
      return serviceRoute(slug)
    case 'sample-documents':
      return documentRoute(slug)
    case 'trust-sections':
      return 'trust'
    case 'cases':
      return { name: 'portfolio/case', slug }
    case 'articles':
      return { name: 'blog/article', slug }
    case 'cost-guides':
      return { name: 'cost-guides/guide', slug }
    case 'legal-pages':
      return legalRoutes.find((name) => name === slug)
    case 'landings':
      return landingRoute(slug)
    default:
      return undefined
  }
}
