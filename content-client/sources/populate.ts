import type { CollectionName, SingleName } from '../schemas'

/** Relations, components and media of each type, named one by one: `populate=*` is one level deep and takes what nobody reads. */
const populated: Record<CollectionName | SingleName, readonly string[]> = {
  organisation: ['logo', 'founders', 'address', 'legal', 'hours'],
  'top-banner': [],
  services: ['seo.image', 'deliverables', 'timeline', 'price.presets', 'example', 'questions', 'cases', 'related'],
  'sample-documents': ['seo.image', 'facts'],
  'trust-sections': ['figure', 'document'],
  cases: ['seo.image', 'cover', 'industry', 'services', 'technologies', 'facts', 'metrics', 'ledger.changes', 'ledgerChanges'],
  articles: ['seo.image', 'cover', 'topic', 'author', 'preset'],
  authors: ['portrait'],
  topics: [],
  people: ['portrait'],
  reviews: [],
  'faq-entries': [],
  landings: [
    'seo.image',
    'benefits',
    'steps',
    'safety',
    'price.presets',
    'conduct',
    'fit',
    'pitfalls',
    'dialogue',
    'evaluation',
    'questions',
  ],
  'legal-pages': ['seo.image', 'changes'],
  'estimate-presets': [],
  'cost-guides': ['seo.image', 'preset', 'service', 'study', 'driverTexts', 'savingTexts', 'sizes', 'questions'],
  redirects: [],
}

export function populateQuery(name: CollectionName | SingleName): string {
  return populated[name].map((path, index) => `populate[${index}]=${path}`).join('&')
}
