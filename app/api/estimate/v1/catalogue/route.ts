import { catalogueVersions, currentCatalogue, findCatalogue } from '@/estimate'
import { toCatalogueFile } from '@/estimate/export/catalogue-file'
import { apiProblem } from '@/routing/api-problems'
import { problemResponse } from '../../../_problem/answer'
import { apiAnswer } from '../../_api/answer'
import { answerOnce, documents } from '../../_work/answer-once'
import { busyProblem } from '../../_work/busy'

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT } from '../../../_problem/answer'
export { OPTIONS } from '../../_api/answer'

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
