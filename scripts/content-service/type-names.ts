import type { CollectionName, ShellName } from '@/content-client/schemas'

/** What Strapi calls one entry of each collection; its endpoint is the plural. */
export const singularNames: Record<CollectionName, string> = {
  services: 'service',
  'sample-documents': 'sample-document',
  'trust-sections': 'trust-section',
  cases: 'case',
  articles: 'article',
  authors: 'author',
  topics: 'topic',
  people: 'person',
  reviews: 'review',
  'faq-entries': 'faq-entry',
  landings: 'landing',
  'legal-pages': 'legal-page',
  'estimate-presets': 'estimate-preset',
  'cost-guides': 'cost-guide',
  redirects: 'redirect',
}

/** Records of the shell have no languages; `key` tells one from another. */
export const shellTypes: readonly { name: ShellName; type: string; key?: string }[] = [
  { name: 'social-networks', type: 'social-network', key: 'name' },
  { name: 'sales-phone', type: 'sales-phone' },
  { name: 'sales-email', type: 'sales-email' },
]
