import { machineAddresses } from '@/components/estimate/machine-addresses'
import { toEstimateFile } from '@/estimate/export/estimate-file'
import { hrefTo } from '@/routing/routes'
import { machineAnswer } from '../_machine/answer'
import { readRequest } from '../_machine/read'

export { OPTIONS } from '../_machine/answer'

/** An estimate for machines: whatever the query says is answered, and what was repaired is listed. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return machineAnswer({ notices: asked.notices }, { status: 414 })
  const page = (query: string) => `${asked.origin}${hrefTo(asked.locale, 'estimate/results', { query })}`
  const file = toEstimateFile(asked, '')
  const answer = { ...file, link: page(file.query) }
  return machineAnswer(answer, { canonical: `${asked.origin}${machineAddresses.estimate}?${file.query}` })
}
