import { currentCatalogue } from '@/estimate'
import { openApiDocument } from '@/estimate/export/open-api'
import { apiAnswer } from '../../_api/answer'
import { answerOnce, documents } from '../../_work/answer-once'
import { busyProblem } from '../../_work/busy'

export { OPTIONS } from '../../_api/answer'

export function GET(request: Request): Promise<Response> {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  const make = async () => apiAnswer(openApiDocument(origin, 'Project estimate', `1+${currentCatalogue.version}`))
  return answerOnce(request, { key: `openapi ${origin}`, queue: documents, make, busy: () => busyProblem('en') })
}
