import { apiAddresses } from '@/components/estimate/api-addresses'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { hrefTo } from '@/routing/routes'
import { apiAnswer, queryTooLong } from '../../estimate/answer'
import { type AskedEstimate, keyOf, readRequest } from '../../estimate/read'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'

export { OPTIONS } from '../../estimate/answer'

/** An estimate for programs: whatever the query says is answered, and what was repaired is listed. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return queryTooLong()
  const key = `v1 ${keyOf(asked)}`
  return answerOnce(request, { key, queue: documents, make: async () => toAnswer(asked), busy: busyProblem })
}

function toAnswer(asked: AskedEstimate): Response {
  const page = (query: string) => `${asked.origin}${hrefTo(asked.locale, 'estimate/results', { query })}`
  const file = toEstimateFile(asked, '')
  const answer = { ...file, link: page(file.query) }
  return apiAnswer(answer, { canonical: `${asked.origin}${apiAddresses.estimate}?${file.query}` })
}
