import { weekSpan } from '@/components/estimate/labels'
import { drawCode } from '@/components/estimate/qr-code'
import { calculationOf } from '@/components/estimate/report/board-calculation'
import { type BoardDocument, toBoardDocument } from '@/components/estimate/report/board-document'
import { Report } from '@/components/estimate/report/report'
import type { ReportProps } from '@/components/estimate/report/report-props'
import { money } from '@/components/estimate/results/view'
import type { Words } from '@/components/estimate/words'
import { countBlocks, estimate, formatEstimate } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import type { OfferState } from '../../offer/offer'
import { type PlainPage, plainDocument } from '../../plain/document'
import type { AskedEstimate } from '../read'

/** The estimate asked for, counted. */
export function toView({ locale, document: { input }, catalogue, record }: AskedEstimate, words: Words): ReportProps['view'] {
  return { input, catalogue, words, record, titles: blockTitles[locale], result: estimate(input, catalogue) }
}

/** What the document and its PDF say: issued today, or when its offer was. */
export function toBoard(asked: AskedEstimate, view: ReportProps['view'], checked: OfferState, today: string): BoardDocument {
  const { locale, document, catalogue } = asked
  const calculation = asked.calculation ? calculationOf(view) : null
  const issue =
    'offer' in checked
      ? { day: checked.offer.issued, until: checked.offer.expires, reference: checked.reference, calculation }
      : { day: today, calculation }
  return toBoardDocument(view, formatEstimate(document, catalogue), issue, (id) => textOf(id, locale))
}

/** The estimate in a sentence, for search engines and messengers. */
export function describe(view: ReportProps['view']): string {
  const { cost, likelyWeeks, limit } = view.result
  const t = view.words.in('EstimateReport')
  if (limit === 'empty') return t('nothing')
  const range = { low: money(view, cost.p10), high: money(view, cost.p90) }
  return t('description', { ...range, ...weekSpan(likelyWeeks), blocks: countBlocks(view.input) })
}

/** The whole document. Nobody can open an answer on paper, so everything stands open. */
export async function drawReport(report: Omit<ReportProps, 'code'>, page: Omit<PlainPage, 'children'>): Promise<string> {
  const markup = await plainDocument({ ...page, children: <Report {...report} code={drawCode(report.link)} /> })
  return markup.replaceAll('<details', '<details open=""')
}
