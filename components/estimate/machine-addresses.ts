import type { Locale } from '@/routing/locales'

/** Addresses of the estimate that are no pages. */
export const machineAddresses = {
  estimate: '/api/estimate/v1',
  catalogue: '/api/estimate/v1/catalogue',
  schema: '/api/estimate/v1/schema',
  openApi: '/api/estimate/v1/openapi',
  report: '/api/estimate/report',
  /** Followed by a language. */
  texts: '/api/estimate/texts',
} as const

/** The printable document of an estimate, for browsers without scripts and for paper. */
export function reportAddress(locale: Locale, query: string): string {
  return `${machineAddresses.report}?${inLanguage(locale, query)}`
}

/** The picture of that document, for messengers. */
export function pictureAddress(locale: Locale, query: string): string {
  return `${machineAddresses.report}/picture?${inLanguage(locale, query)}`
}

function inLanguage(locale: Locale, query: string): string {
  return `${query}${locale === 'uk' ? `${query && '&'}lang=uk` : ''}`
}
