import { formatEstimate, type ParsedEstimate } from '@/estimate'
import { readKeys } from './keys'
import { checkOffer, type OfferState } from './offer'

/** What a request says of being an offer, today. */
export function readOffer(request: Request, { document, catalogue }: Pick<ParsedEstimate, 'document' | 'catalogue'>): OfferState {
  const params = new URL(request.url).searchParams
  const today = new Date().toISOString().slice(0, 10)
  return checkOffer(params, formatEstimate(document, catalogue), readKeys(process.env.ESTIMATE_SIGNING_KEY ?? ''), today)
}
