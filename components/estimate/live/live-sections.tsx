import { memo, Suspense, useMemo, useState } from 'react'
import { reportAddress, withCalculation } from '../api-addresses'
import { useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import { lazyPart } from '../lazy-part'
import type { Benchmark } from '../results/benchmarks'
import type { ActionFor } from '../results/change-link'
import { ChangeLink } from '../results/change-link'
import { type QuestionLines, questionLines } from '../results/question-lines'
import { ResultSections } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import { LazySection } from './lazy-section'
import styles from './live-results.module.scss'
import { OnceLive } from './once-live'
import { useBlockTexts } from './use-block-texts'

const PrintDocument = lazyPart(() => import('./print-document'))
const EditPanel = lazyPart(() => import('./edit-panel'))
const Scenarios = lazyPart(() => import('./scenarios'))
const SendSection = lazyPart(() => import('./send-section'))
const TraceList = lazyPart(() => import('../results/trace-list').then((module) => ({ default: module.TraceList })))

type LiveSectionsProps = {
  view: EstimateView
  estimate: EstimateState
  benchmarks: Readonly<Record<string, Benchmark>>
  actionFor: ActionFor
}

/** The sections below the headline. Memoised, so that a click repaints the headline first. */
export const LiveSections = memo(function LiveSections({ view, estimate, benchmarks, actionFor }: LiveSectionsProps) {
  const { filled } = useEstimateStore()
  const texts = useBlockTexts(view.words.locale)
  const [traceOpened, setTraceOpened] = useState(false)
  const questions = useMemo(
    () => (texts ? questionLines(view.result, (id) => texts[id]) : ((view.placedBy && filled?.questions) ?? noLines)),
    [texts, view, filled],
  )
  return (
    <>
      <ResultSections
        view={view}
        benchmark={benchmarks[view.input.type]}
        questions={questions}
        actionFor={actionFor}
        edit={
          <LazySection id="edit">
            <EditPanel view={view} />
          </LazySection>
        }
        trace={
          traceOpened ? <OpenedTrace view={view} /> : <OpenTrace view={view} query={estimate.query} onOpen={() => setTraceOpened(true)} />
        }
        scenarios={
          <LazySection id="compare">
            <Scenarios view={view} estimate={estimate} />
          </LazySection>
        }
        send={
          <LazySection id="send">
            <SendSection view={view} estimate={estimate} />
          </LazySection>
        }
      />
      <OnceLive>
        <Suspense fallback={null}>
          <PrintDocument view={view} estimate={estimate} texts={texts} calculation={traceOpened && <TraceList view={view} />} />
        </Suspense>
      </OnceLive>
    </>
  )
})

const noLines: QuestionLines = { assumptions: [], ask: [] }

const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true })

/** Without scripts the document has the calculation. */
function OpenTrace({ view: { words }, query, onOpen }: { view: EstimateView; query: string; onOpen: () => void }) {
  return (
    <p>
      <ChangeLink className={styles.open} href={withCalculation(reportAddress(words.locale, query))} onTry={onOpen}>
        {words.in('EstimateTrace')('open')}
      </ChangeLink>
    </p>
  )
}

/** The calculation, whose code is loaded when it is opened, in the place of the button that had the focus. */
function OpenedTrace({ view }: { view: EstimateView }) {
  return (
    <Suspense fallback={<p>{view.words.in('EstimateLive')('loading')}</p>}>
      <div tabIndex={-1} ref={takeFocus}>
        <TraceList view={view} />
      </div>
    </Suspense>
  )
}
