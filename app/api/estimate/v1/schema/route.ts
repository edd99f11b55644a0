import { apiAddresses } from '@/components/estimate/api-addresses'
import { currentCatalogue } from '@/estimate'
import { estimateSchema } from '@/estimate/export/estimate-schema'
import { apiAnswer } from '../../_api/answer'
import { answerOnce, documents } from '../../_work/answer-once'
import { busyProblem } from '../../_work/busy'

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT } from '../../../_problem/answer'
export { OPTIONS } from '../../_api/answer'

export function GET(request: Request): Promise<Response> {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  const make = async () =>
    apiAnswer(estimateSchema(currentCatalogue, `${origin}${apiAddresses.schema}`), { type: 'application/schema+json' })
  return answerOnce(request, { key: `schema ${origin}`, queue: documents, make, busy: busyProblem })
}
