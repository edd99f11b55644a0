import { currentCatalogue } from '@/estimate'
import { referenceOf } from '@/estimate/address/reference'
import { formatDay } from '@/messages/format'
import { checkLines } from '../completeness/check-lines'
import { type GanttRow, toGanttRows } from '../results/gantt-rows'
import { recordSentence } from '../results/record-sentence'
import { type EstimateView, money, titleOf } from '../results/view'
import type { Calculation } from './board-calculation'
import { assumptions, basis, exclusions, questions, type TextFor } from './board-notes'
import { choicesMade, type Fact, prices, schedule, scopeByGroup, team } from './board-sections'
import { validUntil } from './validity'

export type Section = { id: string; title: string; facts?: readonly Fact[]; lines?: readonly string[] }
/** A block as its appendix tells of it. */
type BlockPages = { id: string; title: string; summary: string; lists: readonly Required<Pick<Section, 'title' | 'lines'>>[] }

export type BoardDocument = {
  title: string
  reference: string
  range: string
  /** Where it comes from and how long it holds. */
  issue: readonly Fact[]
  /** That its prices are no longer those of today, if so; an offer keeps the prices we signed. */
  outdated: string | null
  /** That it cannot be built or what the price lacks, if anything. */
  checks: readonly string[]
  /** What the range means, and whose figures these are. */
  basis: readonly string[]
  sections: readonly Section[]
  /** What it is not. */
  note: string
  /** Where both sides sign an offer; an estimate is none. */
  signatures: readonly { title: string; lines: readonly string[] }[]
  blocks: { title: string; entries: readonly BlockPages[] }
  questions: Section
  chart: { title: string; description: string; weeks: number; rows: readonly GanttRow[] }
  /** Only where it was asked for. */
  calculation: Calculation | null
}

/** What an offer of ours says of itself; an estimate that nobody signed is issued on the day it is printed. */
type Issue = { day: string; until?: string; reference?: string; calculation?: Calculation | null }

/** An estimate as a document for the people who sign: two pages of summary, then what stands behind it. */
export function toBoardDocument(view: EstimateView, query: string, issue: Issue, textFor: TextFor): BoardDocument {
  const { words, result } = view
  const { locale } = words
  const t = words.in('EstimateDocument')
  const isSigned = issue.reference !== undefined
  const reference = issue.reference ?? referenceOf(query)
  const until = issue.until ?? validUntil(issue.day)
  return {
    title: t('title'),
    reference,
    range: `${money(view, result.cost.p10)} – ${money(view, result.cost.p90)}`,
    issue: [
      { name: t('reference'), value: reference },
      { name: t('issued'), value: formatDay(issue.day, locale) },
      { name: t('until'), value: formatDay(until, locale) },
      { name: t('catalogue'), value: result.catalogue },
    ],
    outdated: isSigned ? null : outdatedLine(view),
    checks: checkLines(view),
    basis: [recordSentence(view), ...basis(view, isSigned)],
    sections: [
      { id: 'price', title: t('price'), facts: prices(view) },
      { id: 'schedule', title: t('schedule'), facts: schedule(view, issue.day) },
      { id: 'scope', title: t('scope'), facts: scopeByGroup(view) },
      { id: 'team', title: t('team'), facts: team(view) },
      { id: 'choices', title: t('choices'), facts: choicesMade(view) },
      { id: 'excluded', title: t('excluded'), lines: exclusions(view, textFor) },
      { id: 'assumptions', title: t('assumptions'), lines: assumptions(view, textFor) },
    ],
    note: isSigned ? words.in('EstimateOffer')('note') : words.in('EstimateResults.headline')('note', { version: result.catalogue }),
    signatures: isSigned
      ? ([t('client'), t('contractor')] as const).map((title) => ({ title, lines: [t('name'), t('position'), t('signature')] }))
      : [],
    blocks: { title: t('blocks'), entries: blockPages(view, textFor) },
    questions: { id: 'questions', title: t('questions'), lines: questions(view, textFor) },
    chart: chart(view),
    calculation: issue.calculation ?? null,
  }
}

function outdatedLine({ catalogue: { version, date }, words }: EstimateView): string | null {
  if (version === currentCatalogue.version) return null
  return words.in('EstimateDocument')('outdated', { version, date: formatDay(date, words.locale) })
}

function chart(view: EstimateView): BoardDocument['chart'] {
  const { weeks, phases } = view.result
  const t = view.words.in('EstimateResults.time')
  const description = t('description', { weeks, build: String(phases.build), discovery: String(phases.discovery) })
  return { title: t('chart'), description, weeks, rows: toGanttRows(view) }
}

function blockPages(view: EstimateView, textFor: TextFor): BlockPages[] {
  const t = view.words.in('EstimateBlocks')
  return view.result.byBlock.map(({ id, quantity }) => {
    const { summary, includes, excludes, questions: asked } = textFor(id)
    const lists = [
      { title: t('inside'), lines: includes },
      { title: t('notInside'), lines: excludes },
      { title: t('questions'), lines: asked },
    ]
    return { id, title: titleOf(view, id, quantity), summary, lists: lists.filter(({ lines }) => lines.length > 0) }
  })
}
