import type { ReactNode } from 'react'
import type { Benchmark } from './benchmarks'
import { Breakdown } from './breakdown'
import { BuildUp } from './build-up'
import type { ActionFor } from './change-link'
import { Narrowing } from './narrowing'
import type { QuestionLines } from './question-lines'
import { Questions } from './questions'
import { RangeChart } from './range-chart'
import { ResultSection } from './result-section'
import { RunningCosts } from './running-costs'
import { Savings } from './savings'
import { Scope } from './scope'
import { Timeline } from './timeline'
import type { EstimateView } from './view'

type ResultSectionsProps = {
  view: EstimateView
  benchmark?: Benchmark | undefined
  questions: QuestionLines
  actionFor: ActionFor
  /** Controls that change the estimate, or the chosen settings as a table. */
  edit?: ReactNode
  trace: ReactNode
  scenarios?: ReactNode
  send?: ReactNode
}

/** All sections below the headline, in the order of the model (C2.10). */
export function ResultSections({ view, benchmark, questions, actionFor, edit, trace, scenarios, send }: ResultSectionsProps) {
  const t = view.words.in('EstimateTrace')
  return (
    <>
      <BuildUp view={view} />
      <Scope view={view} />
      <RangeChart view={view} benchmark={benchmark} />
      <Narrowing view={view} />
      {edit}
      <Breakdown view={view} />
      <Timeline view={view} />
      <Savings view={view} actionFor={actionFor} />
      <RunningCosts view={view} />
      <Questions view={view} lines={questions} />
      <ResultSection id="trace" far layout="wide" title={t('title')} intro={t('intro')}>
        {trace}
      </ResultSection>
      {scenarios}
      {send}
    </>
  )
}
