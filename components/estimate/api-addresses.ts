import type { Locale } from '@/routing/locales'

/** Addresses of the estimate's API. */
export const apiAddresses = {
  estimate: '/api/estimate/v1',
  catalogue: '/api/estimate/v1/catalogue',
  schema: '/api/estimate/v1/schema',
  openApi: '/api/estimate/v1/openapi',
  report: '/api/estimate/report',
  offer: '/api/estimate/offer',
  /** Followed by a locale. */
  texts: '/api/estimate/texts',
} as const

/** The printable document of an estimate, for browsers without scripts and for paper. */
export function reportAddress(locale: Locale, query: string): string {
  return `${apiAddresses.report}?${inLanguage(locale, query)}`
}

/** Of a report or its PDF: with every figure explained. */
export function withCalculation(address: string): string {
  return `${address}&calculation=1`
}

/** The same for who signs, as a PDF. */
export function pdfAddress(locale: Locale, query: string): string {
  return `${apiAddresses.report}.pdf?${inLanguage(locale, query)}`
}

/** Where a signed offer is checked; `query` has the parameters of the offer, too. */
export function offerAddress(locale: Locale, query: string): string {
  return `${apiAddresses.offer}?${inLanguage(locale, query)}`
}

/** The share picture of that document. */
export function pictureAddress(locale: Locale, query: string): string {
  return `${apiAddresses.report}/picture?${inLanguage(locale, query)}`
}

function inLanguage(locale: Locale, query: string): string {
  return `${query}${locale === 'uk' ? `${query && '&'}lang=uk` : ''}`
}
