import { claimOf } from '@/app/_offer/offer'
import { offerPage } from '@/app/_offer/offer-page'
import { readOffer } from '@/app/_offer/read-offer'
import { plainResponse } from '@/app/_plain/document'
import { plainWords } from '@/app/_plain/words'
import { formatEstimate } from '@/estimate'
import { keyOf, readRequest } from '../_api/read'
import { answerOnce, documents } from '../_work/answer-once'
import { busyPage } from '../_work/busy'
import { toView } from '../report/draw'

/** Whether a link is an offer of ours (`npm run estimate:offer`): signed, over, or not what was signed. `lang=uk` for Ukrainian. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  const checked = readOffer(request, asked)
  const claim = claimOf(new URL(request.url).searchParams)
  const make = async () => {
    const view = toView(asked, await plainWords(asked.locale))
    const query = formatEstimate(asked.document, asked.catalogue)
    const response = plainResponse(await offerPage({ view, checked, query, claim }), asked.tooLong ? 414 : 200)
    // An offer ends by itself, so nobody keeps what is said of it.
    response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    return response
  }
  const key = `offer ${JSON.stringify(checked)} ${claim} ${keyOf(asked)}`
  return answerOnce(request, { key, queue: documents, make, busy: () => busyPage(asked.locale) })
}
