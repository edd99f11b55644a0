import { currentCatalogue } from '@/estimate'
import { openApiDocument } from '@/estimate/export/open-api'
import messages from '@/messages/en.json'
import { apiAnswer } from '../../estimate/answer'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'

export { OPTIONS } from '../../estimate/answer'

const { title, parameters, calls } = messages.EstimateApiPage
const words = { title, parameters: parameters.of, calls: calls.of }

export function GET(request: Request): Promise<Response> {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  const make = async () => apiAnswer(openApiDocument(origin, `1+${currentCatalogue.version}`, words))
  return answerOnce(request, { key: `openapi ${origin}`, queue: documents, make, busy: busyProblem })
}
