import * as company from './company'
import { costGuide, finishedProject } from './guides'
import { landing } from './landing'
import * as services from './services'
import * as work from './work'

/** Collections: folder of the embedded content, endpoint of the content service, schema of one entry in one locale. */
export const collectionSchemas = {
  services: services.service,
  'sample-documents': services.sampleDocument,
  'trust-sections': services.trustSection,
  cases: work.caseStudy,
  articles: work.article,
  authors: company.author,
  topics: work.topic,
  people: company.person,
  reviews: company.review,
  'faq-entries': company.faqEntry,
  landings: landing,
  'legal-pages': work.legalPage,
  'estimate-presets': work.estimatePreset,
  'cost-guides': costGuide,
  'finished-projects': finishedProject,
  redirects: company.redirect,
} as const

export const singleSchemas = {
  organisation: company.organisation,
  'top-banner': company.topBanner,
} as const

/** The three records of the shell, read without a locale and allowed to fail. */
export const shellSchemas = {
  'social-networks': company.socialNetwork,
  'sales-phone': company.salesPhone,
  'sales-email': company.salesEmail,
} as const

export type CollectionName = keyof typeof collectionSchemas
export type SingleName = keyof typeof singleSchemas
export type ShellName = keyof typeof shellSchemas

const namesOf = <Name extends string>(schemas: Readonly<Record<Name, unknown>>) => Object.keys(schemas) as Name[]

export const collectionNames = namesOf<CollectionName>(collectionSchemas)
export const singleNames = namesOf<SingleName>(singleSchemas)
export const shellNames = namesOf<ShellName>(shellSchemas)
