import { currentCatalogue } from '@/estimate'
import { toCatalogueFile } from '@/estimate/export/catalogue-file'
import { machineAnswer } from '../../_machine/answer'

export { OPTIONS } from '../../_machine/answer'

export function GET(): Response {
  return machineAnswer(toCatalogueFile(currentCatalogue))
}
