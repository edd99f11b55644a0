import { toPresets } from '@/components/estimate/presets'
import { formatEstimate, type ParsedEstimate, parseEstimate, startCurrency, type TrackRecord } from '@/estimate'
import { isLocale, type Locale } from '@/routing/locales'
import { getEstimatePresets, getTrackRecord } from '../content'

/** Parameters that say how to answer, and are no part of an estimate. */
const asking = ['lang', 'calculation']

export type AskedEstimate = ParsedEstimate & {
  locale: Locale
  origin: string
  record: TrackRecord | null
  /** Documents have the calculation, too. */
  calculation: boolean
}

/** The estimate a request names: its query as it came, presets expanded. Its language is that of its path or else of `lang`. */
export async function readRequest(request: Request, language?: Locale): Promise<AskedEstimate> {
  const { search, origin } = new URL(request.url)
  const params = new URLSearchParams(search)
  const asked = language ?? params.get('lang')
  const locale = asked !== null && isLocale(asked) ? asked : 'en'
  const query = withoutAsking(search)
  const presets = query.length > 0 ? toPresets(await getEstimatePresets(locale)) : []
  const record = await getTrackRecord(locale)
  return {
    ...parseEstimate(query, { presets, currency: startCurrency[locale] }),
    ...{ locale, origin: process.env.SITE_URL ?? origin, record },
    calculation: params.get('calculation') === '1',
  }
}

/**
 * What an answer to a request depends on, however its query was spelled: foreign parameters, their order and what is a default anyway
 * make no other answer. An unknown parameter does, as it is named in a notice.
 */
export function keyOf({ locale, origin, document, catalogue, notices }: AskedEstimate): string {
  const repaired = notices.map(({ code, values }) => JSON.stringify([code, values])).sort()
  return JSON.stringify([locale, origin, formatEstimate(document, catalogue), repaired])
}

function withoutAsking(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  return parts.filter((part) => !asking.includes(part.split('=')[0] ?? '')).join('&')
}
