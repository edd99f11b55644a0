import { apiAddresses } from '@/components/estimate/api-addresses'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { hrefTo } from '@/routing/routes'
import { apiAnswer } from '../_api/answer'
import { readRequest } from '../_api/read'

export { OPTIONS } from '../_api/answer'

/** An estimate for programs: whatever the query says is answered, and what was repaired is listed. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return apiAnswer({ notices: asked.notices }, { status: 414 })
  const page = (query: string) => `${asked.origin}${hrefTo(asked.locale, 'estimate/results', { query })}`
  const file = toEstimateFile(asked, '')
  const answer = { ...file, link: page(file.query) }
  return apiAnswer(answer, { canonical: `${asked.origin}${apiAddresses.estimate}?${file.query}` })
}
