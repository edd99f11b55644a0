import { Breakdown } from '../results/breakdown'
import { BuildUp } from '../results/build-up'
import { Narrowing } from '../results/narrowing'
import { RangeChart } from '../results/range-chart'
import { RunningCosts } from '../results/running-costs'
import { TraceList } from '../results/trace-list'
import type { EstimateView } from '../results/view'
import { Lines } from './report-parts'
import type { ReportProps } from './report-props'

type Appendix = Pick<ReportProps, 'board'>

/** Every block: what is inside, what is not, and what we would ask. */
export function BlockAppendix({ board: { blocks } }: Appendix) {
  return (
    <section data-part="appendix" id="blocks">
      <h2>{blocks.title}</h2>
      {blocks.entries.map(({ id, title, summary, lists }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{summary}</p>
          {lists.map((list) => (
            <div key={list.title}>
              <h4>{list.title}</h4>
              <Lines lines={list.lines} />
            </div>
          ))}
        </article>
      ))}
    </section>
  )
}

export function QuestionAppendix({ board: { questions } }: Appendix) {
  return (
    <section data-part="appendix" id="questions">
      <h2>{questions.title}</h2>
      <Lines lines={questions.lines ?? []} />
    </section>
  )
}

/** The charts of the results, and every figure with its formula. */
export function CalculationAppendix({ view, title }: { view: EstimateView; title: string }) {
  return (
    <div data-part="appendix" id="calculation">
      <h2>{title}</h2>
      <BuildUp view={view} />
      <RangeChart view={view} />
      <Narrowing view={view} />
      <Breakdown view={view} all />
      <RunningCosts view={view} />
      <section id="trace">
        <TraceList view={view} />
      </section>
    </div>
  )
}
