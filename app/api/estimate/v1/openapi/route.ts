import { currentCatalogue } from '@/estimate'
import { openApiDocument } from '@/estimate/export/open-api'
import messages from '@/messages/en.json'
import { apiAnswer } from '../../_api/answer'
import { answerOnce, documents } from '../../_work/answer-once'
import { busyProblem } from '../../_work/busy'

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT } from '../../../_problem/answer'
export { OPTIONS } from '../../_api/answer'

const { parameters, calls } = messages.EstimateApiPage
const words = { title: 'Project estimate', parameters: parameters.of, calls: calls.of }

export function GET(request: Request): Promise<Response> {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  const make = async () => apiAnswer(openApiDocument(origin, `1+${currentCatalogue.version}`, words))
  return answerOnce(request, { key: `openapi ${origin}`, queue: documents, make, busy: busyProblem })
}
