import { apiAddresses } from '@/components/estimate/api-addresses'
import { currentCatalogue } from '@/estimate'
import { estimateSchema } from '@/estimate/export/estimate-schema'
import { apiAnswer } from '../../estimate/answer'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'

export { OPTIONS } from '../../estimate/answer'

export function GET(request: Request): Promise<Response> {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  const make = async () =>
    apiAnswer(estimateSchema(currentCatalogue, `${origin}${apiAddresses.schema}`), { type: 'application/schema+json' })
  return answerOnce(request, { key: `schema ${origin}`, queue: documents, make, busy: busyProblem })
}
