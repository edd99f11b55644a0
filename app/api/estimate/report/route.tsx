import type { OfferState } from '@/app/_offer/offer'
import { offerNote } from '@/app/_offer/offer-note'
import { readOffer } from '@/app/_offer/read-offer'
import { plainResponse } from '@/app/_plain/document'
import { plainWords } from '@/app/_plain/words'
import { apiAddresses, offerAddress, pictureAddress, reportAddress } from '@/components/estimate/api-addresses'
import { formatEstimate } from '@/estimate'
import { localeDetails, otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { reportSheet } from '@/styles/generated/plain-sheet'
import { type AskedEstimate, keyOf, readRequest } from '../_api/read'
import { answerOnce, documents } from '../_work/answer-once'
import { busyPage } from '../_work/busy'
import { drawReport, toReport } from './draw'

/** A complete estimate as a printable document without scripts: `lang=uk` for Ukrainian. Whatever the query says is answered. */
export async function GET(request: Request): Promise<Response> {
  const asked = await readRequest(request)
  const checked = readOffer(request, asked)
  const key = `report ${JSON.stringify(checked)} ${keyOf(asked)}`
  return answerOnce(request, { key, queue: documents, make: () => draw(asked, checked), busy: () => busyPage(asked.locale) })
}

async function draw(asked: AskedEstimate, checked: OfferState): Promise<Response> {
  const { locale, document, catalogue, origin, tooLong } = asked
  const words = await plainWords(locale)
  const t = words.in('EstimateReport')
  const query = formatEstimate(document, catalogue)
  const isSigned = 'offer' in checked
  const signature = isSigned ? `&${checked.address}` : ''
  const report = { ...toReport(asked, words), offer: { note: await offerNote(checked, words), isSigned } }
  const canonical = `${origin}${reportAddress(locale, query)}`
  const link = `${origin}${isSigned ? offerAddress(locale, `${query}${signature}`) : hrefTo(locale, 'estimate/results', { query })}`
  const picture = `${origin}${pictureAddress(locale, query)}`
  const head = (
    <>
      <style>{reportSheet}</style>
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={t('title')} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={localeDetails[locale].openGraph} />
      <meta property="og:description" content={report.description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={report.description} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" type="application/json" href={`${apiAddresses.estimate}?${query}`} />
    </>
  )
  const text = await drawReport(report, link, {
    ...{ words, head, title: t('title') },
    translation: reportAddress(otherLocale(locale), `${query}${signature}`),
    home: hrefTo(locale, 'estimate/results', { query }),
  })
  const response = plainResponse(text, tooLong ? 414 : 200)
  if (checked.state !== 'none') response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  response.headers.set('Link', `<${canonical}>; rel="canonical"`)
  return response
}
