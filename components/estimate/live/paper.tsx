import type { ReactNode } from 'react'
import type { BlockText } from '@/estimate/texts'
import { today } from '../form/today'
import { toBoardDocument } from '../report/board-document'
import { BlockAppendix, QuestionAppendix } from '../report/report-appendices'
import { BoardSection, ReportHead, Signatures } from '../report/report-parts'
import type { ReportProps } from '../report/report-props'
import { Timeline } from '../results/timeline'
import type { EstimateView } from '../results/view'
import type { BlockTexts } from './use-block-texts'

type PaperProps = Pick<ReportProps, 'query' | 'link' | 'code'> & {
  view: EstimateView
  /** What the visitor calls the project, if anything. */
  project: string
  /** What blocks say of themselves; without it, their appendices are left out. */
  texts: BlockTexts | null
  /** The calculation, where it was opened. */
  calculation: ReactNode
}

const nothing: BlockText = { gloss: '', summary: '', includes: [], excludes: [], assumptions: [], questions: [], tags: [] }

/** The same pages as the PDF, with the same words: a summary to sign, then what stands behind it. */
export function Paper({ view, query, project, texts, calculation, link, code }: PaperProps) {
  const { words } = view
  const board = toBoardDocument(view, query, { day: today() }, (id) => texts?.[id] ?? nothing)
  return (
    <>
      <ReportHead {...{ view, board, code, project }} />
      {[board.outdated ?? [], board.checks].flat().map((line) => (
        <p key={line}>
          <b>{line}</b>
        </p>
      ))}
      {board.sections.map((section) => (
        <BoardSection section={section.id === 'price' ? { ...section, lines: board.basis } : section} key={section.id} />
      ))}
      <p>{board.note}</p>
      <Signatures board={board} />
      {texts && <BlockAppendix board={board} />}
      {texts && <QuestionAppendix board={board} />}
      <Timeline view={view} />
      {calculation && (
        <section data-part="appendix">
          <h2>{words.in('EstimateDocument')('calculation')}</h2>
          {calculation}
        </section>
      )}
      <p data-part="link">{`${words.in('EstimateReport')('link')} ${link}`}</p>
    </>
  )
}
