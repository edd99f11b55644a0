import type { Locale } from '@/routing/locales'
import { type CollectionName, collectionSchemas, type SingleName, singleSchemas } from '../schemas'

/** What Strapi calls one entry of a collection; a single record has one name everywhere. */
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
  'finished-projects': 'finished-project',
  redirects: 'redirect',
}

export type PanelPlace = { collection: CollectionName | SingleName; documentId?: string | undefined; locale?: Locale | undefined }

/** Where the panel of Strapi 5 shows an entry, or all entries of a collection. */
export function panelAddress(serviceUrl: string, { collection, documentId, locale }: PanelPlace): string {
  const isList = isCollection(collection)
  const name = isList ? singularNames[collection] : collection
  const entry = isList && documentId !== undefined ? `/${encodeURIComponent(documentId)}` : ''
  const query = locale ? `?plugins[i18n][locale]=${locale}` : ''
  return `${new URL(serviceUrl).origin}/admin/content-manager/${isList ? 'collection' : 'single'}-types/api::${name}.${name}${entry}${query}`
}

export const isCollection = (name: string): name is CollectionName => name in collectionSchemas
export const isSingle = (name: string): name is SingleName => name in singleSchemas
