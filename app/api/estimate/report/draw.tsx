import { type PlainPage, plainDocument } from '@/app/_plain/document'
import { drawCode } from '@/components/estimate/qr-code'
import { Report, type ReportProps } from '@/components/estimate/report/report'
import { money } from '@/components/estimate/results/view'
import type { Words } from '@/components/estimate/words'
import { countBlocks, estimate, formatEstimate } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import type { AskedEstimate } from '../_api/read'

export type ReportData = Omit<ReportProps, 'link' | 'code'> & { description: string }

/** The estimate asked for, counted. */
export function toView({ locale, document: { input }, catalogue, record }: AskedEstimate, words: Words): ReportData['view'] {
  return { input, catalogue, words, record, titles: blockTitles[locale], result: estimate(input, catalogue) }
}

/** Everything the document says of an estimate. */
export function toReport(asked: AskedEstimate, words: Words): ReportData {
  const { locale, document, catalogue, notices, outdated } = asked
  const view = toView(asked, words)
  const { cost, weeks, byBlock, limit } = view.result
  const t = words.in('EstimateReport')
  const description =
    limit === 'empty'
      ? t('nothing')
      : t('description', { low: money(view, cost.p10), high: money(view, cost.p90), weeks, blocks: countBlocks(document.input) })
  return {
    view,
    document,
    notices,
    outdated,
    description,
    query: formatEstimate(document, catalogue),
    notes: byBlock.map(({ id }) => ({ id, ...textOf(id, locale) })),
  }
}

/** The whole document. Nobody can open an answer on paper, so everything stands open. */
export async function drawReport({ description, ...report }: ReportData, link: string, page: Omit<PlainPage, 'children' | 'description'>) {
  const body = <Report {...report} link={link} code={drawCode(link)} />
  const markup = await plainDocument({ ...page, description, children: body })
  return markup.replaceAll('<details', '<details open=""')
}
