import { apiAddresses } from '@/components/estimate/api-addresses'
import { currentCatalogue } from '@/estimate'
import { estimateSchema } from '@/estimate/export/estimate-schema'
import { apiAnswer } from '../../_api/answer'

export { OPTIONS } from '../../_api/answer'

export function GET(request: Request): Response {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  return apiAnswer(estimateSchema(currentCatalogue, `${origin}${apiAddresses.schema}`), { type: 'application/schema+json' })
}
