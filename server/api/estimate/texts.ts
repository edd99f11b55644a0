import { currentCatalogue } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { missingAddress } from '@/routing/api-problems'
import { isLocale } from '@/routing/locales'
import { apiAnswer } from '../../estimate/answer'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'
import { problemResponse } from '../problem'

/** What the blocks are, in the language the path ends with: for the page of the results, which fetches it once its figures stand. */
export async function GET(request: Request): Promise<Response> {
  const locale = new URL(request.url).pathname.split('/')[4]
  if (!isLocale(locale)) return problemResponse(missingAddress())
  const make = async () => apiAnswer(Object.fromEntries(currentCatalogue.blocks.map(({ id }) => [id, textOf(id, locale)])))
  return answerOnce(request, { key: `texts ${locale}`, queue: documents, make, busy: busyProblem })
}
