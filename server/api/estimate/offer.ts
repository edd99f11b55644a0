import { formatEstimate } from '@/estimate'
import { keyOf, readRequest } from '../../estimate/read'
import { toView } from '../../estimate/report/draw'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyPage } from '../../estimate/work/busy'
import { claimOf } from '../../offer/offer'
import { offerPage } from '../../offer/offer-page'
import { readOffer } from '../../offer/read-offer'
import { plainResponse } from '../../plain/document'
import { plainWords } from '../../plain/words'

/** Whether a link is an offer of ours (`npm run estimate:offer`): signed, over, or not what was signed. `lang=uk` for Ukrainian. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  const checked = readOffer(request, asked)
  const claim = claimOf(new URL(request.url).searchParams)
  const make = async () => {
    const view = toView(asked, plainWords(asked.locale))
    const query = formatEstimate(asked.document, asked.catalogue)
    const response = plainResponse(await offerPage({ view, checked, query, claim }), asked.tooLong ? 414 : 200)
    // An offer ends by itself, so nobody keeps what is said of it.
    response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    return response
  }
  const key = `offer ${JSON.stringify(checked)} ${claim} ${keyOf(asked)}`
  return answerOnce(request, { key, queue: documents, make, busy: () => busyPage(asked.locale) })
}
