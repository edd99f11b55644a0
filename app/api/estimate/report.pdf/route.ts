import { offerSentence } from '@/app/_offer/offer-note'
import { readOffer } from '@/app/_offer/read-offer'
import { plainWords } from '@/app/_plain/words'
import { offerAddress } from '@/components/estimate/api-addresses'
import { toBoardDocument } from '@/components/estimate/report/board-document'
import { getOrganisation } from '@/content-client'
import { formatEstimate } from '@/estimate'
import { localeDetails } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { keyOf, readRequest } from '../_api/read'
import { drawPdf } from '../_pdf/draw-pdf'
import { answerOnce, documents } from '../_work/answer-once'
import { busyPage } from '../_work/busy'
import { toView } from '../report/draw'

/** The estimate as a PDF for who signs: issued today, or when its offer was. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  if (asked.tooLong) return new Response(null, { status: 414, headers: { 'Cache-Control': 'no-store' } })
  const checked = readOffer(request, asked)
  const day = new Date().toISOString().slice(0, 10)
  const key = `pdf ${day} ${JSON.stringify(checked)} ${keyOf({ ...asked, notices: [] })}`
  const make = async () => {
    const { locale, document, catalogue, origin } = asked
    const words = await plainWords(locale)
    const view = toView(asked, words)
    const query = formatEstimate(document, catalogue)
    const offer = 'offer' in checked ? checked : null
    const results = hrefTo(locale, 'estimate/results', { query })
    // An empty estimate has nothing to sign.
    if (view.result.limit === 'empty')
      return new Response(null, { status: 303, headers: { Location: `${origin}${results}`, 'Cache-Control': 'no-store' } })
    const issue = offer ? { day: offer.offer.issued, until: offer.offer.expires, reference: offer.reference } : { day }
    const board = toBoardDocument(view, document, query, issue)
    const t = words.in('EstimateDocument')
    const { name: company } = await getOrganisation(locale)
    const body = await drawPdf(board, {
      ...{ company, day: issue.day, language: localeDetails[locale].iso, note: await offerSentence(checked, words) },
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
  return answerOnce(request, { key, queue: documents, make, busy: () => busyPage(asked.locale) })
}
