import { currentCatalogue } from '@/estimate'
import { toCatalogueFile } from '@/estimate/export/catalogue-file'
import { apiAnswer } from '../../_api/answer'
import { answerOnce, documents } from '../../_work/answer-once'
import { busyProblem } from '../../_work/busy'

export { OPTIONS } from '../../_api/answer'

export function GET(request: Request): Promise<Response> {
  const make = async () => apiAnswer(toCatalogueFile(currentCatalogue))
  return answerOnce(request, { key: 'catalogue', queue: documents, make, busy: () => busyProblem('en') })
}
