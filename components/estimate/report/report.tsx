import { formatChanged, type InputPatch } from '@/estimate'
import { plainFormAddress } from '@/routing/form-pages'
import { hrefTo } from '@/routing/routes'
import { reportAddress } from '../api-addresses'
import { ProjectCheck } from '../completeness/project-check'
import { LineList } from '../notices/line-list'
import { noticeLines } from '../notices/notice-lines'
import { BasisNote } from '../results/basis-note'
import { ChangedBasisNote } from '../results/changed-basis-note'
import { DeadlineNote } from '../results/deadline-note'
import { recordSentence } from '../results/record-sentence'
import { Savings } from '../results/savings'
import { Timeline } from '../results/timeline'
import { BlockAppendix, CalculationAppendix, QuestionAppendix } from './report-appendices'
import { BoardSection, ReportHead, Signatures } from './report-parts'
import type { ReportProps } from './report-props'
import { ReportScenarios } from './report-scenarios'

/** The document people sign, for reading without scripts and for printing: what its PDF says, and ways to change it. */
export function Report(props: ReportProps) {
  const { view, document, board, query, others, offer } = props
  const { catalogue, words } = view
  if (view.result.limit === 'empty') return <EmptyReport {...props} />
  const t = words.in('EstimateReport')
  const actionFor = (patch: InputPatch) => ({ href: reportAddress(words.locale, formatChanged({ document, catalogue }, patch)) })
  return (
    <>
      <ReportHead {...props} />
      {offer.note}
      <Notices {...props} />
      <p className="figure">{board.range}</p>
      <p>{recordSentence(view)}</p>
      <ProjectCheck view={view} actionFor={actionFor} open />
      <BasisNote view={view} changed={<ChangedBasisNote view={view} isSigned={offer.isSigned} />} />
      <DeadlineNote view={view} actionFor={actionFor} today={props.today} />
      <p className="actions">
        <a href={others.pdf}>{t('pdf')}</a>
        <a href={others.calculation} rel="nofollow">
          {t(board.calculation ? 'shorter' : 'calculation')}
        </a>
        <a href={plainFormAddress(words.locale, query)}>{t('send')}</a>
      </p>
      {board.sections.map((section) => (
        <BoardSection section={section} key={section.id} />
      ))}
      <p className="quiet">{board.note}</p>
      <Signatures board={board} />
      <div data-part="screen">
        <Savings view={view} actionFor={actionFor} />
      </div>
      <ReportScenarios view={view} document={document} />
      <BlockAppendix board={board} />
      <QuestionAppendix board={board} />
      <Timeline view={view} />
      {board.calculation && <CalculationAppendix view={view} title={board.calculation.title} />}
      <p data-part="link">
        {t('link')} <a href={props.link}>{props.link}</a>
      </p>
    </>
  )
}

function EmptyReport(props: ReportProps) {
  const { locale, ...words } = props.view.words
  const t = words.in('EstimateReport')
  return (
    <>
      <h1>{props.board.title}</h1>
      {props.offer.note}
      <Notices {...props} />
      <p>
        {t('nothing')} <a href={hrefTo(locale, 'estimate')}>{t('start')}</a>
      </p>
    </>
  )
}

/** What was repaired in the link, a line for each kind, and that its catalogue is an old one. */
function Notices({ view: { words, titles }, board, notices }: ReportProps) {
  const t = words.in('EstimateNotices')
  return (
    <>
      {notices.length > 0 && (
        <section className="quiet" data-part="notices">
          <h2>{t('title', { count: notices.length })}</h2>
          <LineList words={words} lines={noticeLines(words, titles, notices)} />
        </section>
      )}
      {board.outdated && <p className="quiet">{board.outdated}</p>}
    </>
  )
}
