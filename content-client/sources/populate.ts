import type { CollectionName, SingleName } from '../schemas'

/** Relations, components and media of each type, named one by one: `populate=*` is one level deep and takes what nobody reads. */
const populated: Record<CollectionName | SingleName, readonly string[]> = {
  organisation: ['logo.file', 'founders', 'profiles', 'address', 'legal', 'hours'],
  'top-banner': [],
  services: ['seo.image', 'deliverables', 'timeline', 'price.presets', 'example', 'layouts', 'roles', 'questions', 'cases', 'related'],
  'sample-documents': ['seo.image', 'facts', 'drawing'],
  'trust-sections': ['figure', 'document'],
  cases: ['seo.image', 'cover.file', 'industry', 'services', 'technologies', 'facts', 'metrics', 'ledger.changes', 'ledgerChanges'],
  articles: ['seo.image', 'cover.file', 'topic', 'author', 'takeaways', 'preset'],
  authors: ['portrait.file'],
  topics: [],
  people: ['languages', 'portrait.file'],
  reviews: [],
  'faq-entries': [],
  landings: [
    'seo.image',
    'benefits',
    'steps',
    'article',
    'integrations',
    'safety',
    'price.presets',
    'conduct.does',
    'conduct.asks',
    'conduct.refuses',
    'fit.yes',
    'fit.no',
    'pitfalls',
    'dialogue',
    'evaluation.expect',
    'questions',
  ],
  'legal-pages': ['seo.image', 'inShort', 'changes'],
  'estimate-presets': [],
  'cost-guides': ['seo.image', 'preset', 'service', 'study', 'drivers', 'driverTexts', 'savings', 'savingTexts', 'sizes', 'questions'],
  'finished-projects': [],
  redirects: [],
}

export function populateQuery(name: CollectionName | SingleName): string {
  return populated[name].map((path, index) => `populate[${index}]=${path}`).join('&')
}
