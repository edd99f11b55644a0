import { catalogueVersions, currentCatalogue, findCatalogue } from '@/estimate'
import { toCatalogueFile } from '@/estimate/export/catalogue-file'
import { apiProblem } from '@/routing/api-problems'
import { apiAnswer } from '../../estimate/answer'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'
import { problemResponse } from '../problem'

export { OPTIONS } from '../../estimate/answer'

/** The catalogue of the version in `c`, or the current one. */
export function GET(request: Request): Promise<Response> | Response {
  const version = new URL(request.url).searchParams.get('c') ?? currentCatalogue.version
  const catalogue = findCatalogue(version)
  if (!catalogue) {
    const detail = `Versions that can be asked for: ${catalogueVersions.join(', ')}.`
    return problemResponse(apiProblem('no-such-catalogue', detail, { versions: catalogueVersions }))
  }
  const make = async () => apiAnswer(toCatalogueFile(catalogue))
  return answerOnce(request, { key: `catalogue ${version}`, queue: documents, make, busy: busyProblem })
}
