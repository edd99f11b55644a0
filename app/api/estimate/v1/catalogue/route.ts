import { currentCatalogue } from '@/estimate'
import { toCatalogueFile } from '@/estimate/export/catalogue-file'
import { apiAnswer } from '../../_api/answer'

export { OPTIONS } from '../../_api/answer'

export function GET(): Response {
  return apiAnswer(toCatalogueFile(currentCatalogue))
}
