import { apiAddresses, offerAddress, pdfAddress, pictureAddress, reportAddress, withCalculation } from '@/components/estimate/api-addresses'
import { formatEstimate } from '@/estimate'
import { otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { type AskedEstimate, keyOf, readRequest } from '../../estimate/read'
import { describe, drawReport, toBoard, toView } from '../../estimate/report/draw'
import { ReportMeta } from '../../estimate/report/report-meta'
import { answerOnce, documents } from '../../estimate/work/answer-once'
import { busyPage } from '../../estimate/work/busy'
import type { OfferState } from '../../offer/offer'
import { offerNote } from '../../offer/offer-note'
import { readOffer } from '../../offer/read-offer'
import { plainResponse } from '../../plain/document'
import { plainWords } from '../../plain/words'

/** An estimate as a printable document without scripts: `lang=uk` for Ukrainian, `calculation=1` for every figure of it. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  const checked = readOffer(request, asked)
  const today = new Date().toISOString().slice(0, 10)
  const key = `report ${today} ${asked.calculation} ${JSON.stringify(checked)} ${keyOf(asked)}`
  return answerOnce(request, { key, queue: documents, make: () => draw(asked, checked, today), busy: () => busyPage(asked.locale) })
}

async function draw(asked: AskedEstimate, checked: OfferState, today: string): Promise<Response> {
  const { locale, document, catalogue, origin, tooLong, notices, calculation } = asked
  const words = plainWords(locale)
  const view = toView(asked, words)
  const board = toBoard(asked, view, checked, today)
  const query = formatEstimate(document, catalogue)
  const isSigned = 'offer' in checked
  const whole = isSigned ? `${query}&${checked.address}` : query
  const asAsked = (address: string) => (calculation ? withCalculation(address) : address)
  const results = hrefTo(locale, 'estimate/results', { query })
  const canonical = `${origin}${reportAddress(locale, query)}`
  const about = { title: board.title, description: describe(view) }
  const picture = `${origin}${pictureAddress(locale, query)}`
  const head = <ReportMeta {...{ ...about, locale, canonical, picture }} json={`${apiAddresses.estimate}?${query}`} />
  const report = {
    ...{ view, document, board, query, today },
    // What somebody added to the link of an offer would be read as our words over our signature.
    notices: isSigned ? [] : notices,
    link: `${origin}${isSigned ? offerAddress(locale, whole) : results}`,
    offer: { note: await offerNote(checked, words), isSigned },
    others: {
      pdf: asAsked(pdfAddress(locale, whole)),
      calculation: calculation ? reportAddress(locale, whole) : withCalculation(reportAddress(locale, whole)),
    },
  }
  const translation = asAsked(reportAddress(otherLocale(locale), whole))
  const text = await drawReport(report, { ...about, words, head, translation, home: results })
  const response = plainResponse(text, tooLong ? 414 : 200)
  if (checked.state !== 'none') response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  response.headers.set('Link', `<${canonical}>; rel="canonical"`)
  return response
}
