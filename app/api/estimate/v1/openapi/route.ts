import { currentCatalogue } from '@/estimate'
import { openApiDocument } from '@/estimate/export/open-api'
import { machineAnswer } from '../../_machine/answer'

export { OPTIONS } from '../../_machine/answer'

export function GET(request: Request): Response {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  return machineAnswer(openApiDocument(origin, 'Project estimate', `1+${currentCatalogue.version}`))
}
