import { currentCatalogue } from '@/estimate'
import { openApiDocument } from '@/estimate/export/open-api'
import { apiAnswer } from '../../_api/answer'

export { OPTIONS } from '../../_api/answer'

export function GET(request: Request): Response {
  const origin = process.env.SITE_URL ?? new URL(request.url).origin
  return apiAnswer(openApiDocument(origin, 'Project estimate', `1+${currentCatalogue.version}`))
}
