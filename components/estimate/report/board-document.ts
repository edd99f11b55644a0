import { addDays, type EstimateDocument } from '@/estimate'
import { referenceOf } from '@/estimate/address/reference'
import { textOf } from '@/estimate/texts'
import { formatDay } from '@/messages/format'
import { basisLines } from '../results/changed-basis'
import { type EstimateView, money, titleOf } from '../results/view'
import { assumptions, exclusions, questions } from './board-notes'
import { choicesMade, type Fact, prices, schedule, scopeByGroup, team } from './board-sections'

type Section = { title: string; facts?: readonly Fact[]; lines?: readonly string[] }
/** A block as its appendix tells of it. */
type BlockPages = { id: string; title: string; summary: string; lists: readonly Required<Pick<Section, 'title' | 'lines'>>[] }

export type BoardDocument = {
  title: string
  reference: string
  description: string
  /** Where it comes from and how long it holds. */
  issue: readonly Fact[]
  sections: readonly Section[]
  blocks: { title: string; entries: readonly BlockPages[] }
  questions: Section
  signatures: readonly { title: string; lines: readonly string[] }[]
}

/** What an offer of ours says of itself; an estimate that nobody signed is issued on the day it is printed. */
type Issue = { day: string; until?: string; reference?: string }

const daysValid = 30

/** An estimate as a document for the people who sign: two pages of summary, then what stands behind it. */
export function toBoardDocument(view: EstimateView, document: EstimateDocument, query: string, issue: Issue): BoardDocument {
  const { words, result } = view
  const { locale } = words
  const t = words.in('EstimateDocument')
  const reference = issue.reference ?? referenceOf(query)
  const until = issue.until ?? addDays(issue.day, daysValid)
  const inBlocks = words.in('EstimateBlocks')
  return {
    title: t('title'),
    reference,
    description: `${money(view, result.cost.p10)} – ${money(view, result.cost.p90)}`,
    issue: [
      { name: t('reference'), value: reference },
      { name: t('issued'), value: formatDay(issue.day, locale) },
      { name: t('until'), value: formatDay(until, locale) },
      { name: t('catalogue'), value: document.catalogue },
    ],
    sections: [
      { title: t('price'), facts: prices(view), lines: basisLines(view) },
      { title: t('schedule'), facts: schedule(view) },
      { title: t('scope'), facts: scopeByGroup(view) },
      { title: t('team'), facts: team(view) },
      { title: t('choices'), facts: choicesMade(view) },
      { title: t('excluded'), lines: exclusions(view) },
      { title: t('assumptions'), lines: assumptions(view) },
    ],
    blocks: {
      title: t('blocks'),
      entries: result.byBlock.map(({ id, quantity }) => {
        const { summary, includes, excludes, questions: asked } = textOf(id, locale)
        const lists = [
          { title: inBlocks('inside'), lines: includes },
          { title: inBlocks('notInside'), lines: excludes },
          { title: inBlocks('questions'), lines: asked },
        ]
        return { id, title: titleOf(view, id, quantity), summary, lists: lists.filter(({ lines }) => lines.length > 0) }
      }),
    },
    questions: { title: t('questions'), lines: questions(view) },
    signatures: [
      { title: t('client'), lines: [t('name'), t('position'), t('signature')] },
      { title: t('contractor'), lines: [t('name'), t('position'), t('signature')] },
    ],
  }
}
