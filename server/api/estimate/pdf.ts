import { offerAddress } from '@/components/estimate/api-addresses'
import { formatEstimate } from '@/estimate'
import { localeDetails } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { getOrganisation } from '../../content'
import { queryTooLong } from '../../estimate/answer'
import { drawPdf } from '../../estimate/pdf/draw-pdf'
import { type AskedEstimate, keyOf, readRequest } from '../../estimate/read'
import { toBoard, toView } from '../../estimate/report/draw'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyProblem } from '../../estimate/work/busy'
import type { OfferState } from '../../offer/offer'
import { offerSentence } from '../../offer/offer-note'
import { readOffer } from '../../offer/read-offer'
import { plainWords } from '../../plain/words'

/** The estimate as a PDF for who signs, with `calculation=1` for who checks. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return queryTooLong()
  const checked = readOffer(request, asked)
  const today = new Date().toISOString().slice(0, 10)
  const key = `pdf ${today} ${asked.calculation} ${JSON.stringify(checked)} ${keyOf({ ...asked, notices: [] })}`
  return answerOnce(request, { key, queue: documents, make: () => draw(asked, checked, today), busy: busyProblem })
}

async function draw(asked: AskedEstimate, checked: OfferState, today: string): Promise<Response> {
  const { locale, document, catalogue, origin } = asked
  const words = plainWords(locale)
  const view = toView(asked, words)
  const query = formatEstimate(document, catalogue)
  const results = hrefTo(locale, 'estimate/results', { query })
  // An empty estimate has nothing to sign.
  if (view.result.limit === 'empty')
    return new Response(null, { status: 303, headers: { Location: `${origin}${results}`, 'Cache-Control': 'no-store' } })
  const board = toBoard(asked, view, checked, today)
  const offer = 'offer' in checked ? checked : null
  const t = words.in('EstimateDocument')
  const { name: company } = await getOrganisation(locale)
  const body = await drawPdf(board, {
    ...{ company, day: offer?.offer.issued ?? today, language: localeDetails[locale].iso, note: await offerSentence(checked, words) },
    link: `${origin}${offer ? offerAddress(locale, `${query}&${offer.address}`) : results}`,
    words: { project: t('project'), summary: t('summary'), code: words.in('EstimateReport')('code') },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="estimate-${board.reference.replace(/[^\w-]/g, '')}.pdf"`,
      'Cache-Control': offer ? 'public, max-age=0, must-revalidate' : 'public, max-age=0, s-maxage=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
}
