import { memo, Suspense, useMemo, useState } from 'react'
import type { InputPatch } from '@/estimate'
import { useEstimateStore } from '../document/provider'
import type { EstimateState } from '../document/store'
import { lazyPart } from '../lazy-part'
import type { Benchmark } from '../results/benchmarks'
import { ResultSections } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import type { Words } from '../words'
import { LazySection } from './lazy-section'
import styles from './live-results.module.scss'
import { useBlockTexts } from './use-block-texts'

const PrintDocument = lazyPart(() => import('./print-document'))
const EditPanel = lazyPart(() => import('./edit-panel'))
const Scenarios = lazyPart(() => import('./scenarios'))
const SendSection = lazyPart(() => import('./send-section'))
const TraceList = lazyPart(() => import('../results/trace-list').then((module) => ({ default: module.TraceList })))

type LiveSectionsProps = { view: EstimateView; estimate: EstimateState; benchmarks: Readonly<Record<string, Benchmark>> }

/** The sections below the headline. Memoised, so that a click repaints the headline first. */
export const LiveSections = memo(function LiveSections({ view, estimate, benchmarks }: LiveSectionsProps) {
  const { set } = useEstimateStore()
  const texts = useBlockTexts(view.words.locale)
  const [traceOpened, setTraceOpened] = useState(false)
  const notes = useMemo(
    () => (texts ? view.result.byBlock.flatMap(({ id }) => (texts[id] ? [{ id, ...texts[id] }] : [])) : []),
    [texts, view],
  )
  return (
    <>
      <ResultSections
        view={view}
        benchmark={benchmarks[view.input.type]}
        notes={notes}
        actionFor={(patch: InputPatch, label: string) => ({ onTry: () => set(patch, label) })}
        edit={
          <LazySection id="edit">
            <EditPanel view={view} />
          </LazySection>
        }
        trace={traceOpened ? <OpenedTrace view={view} /> : <OpenTrace words={view.words} onOpen={() => setTraceOpened(true)} />}
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
      <Suspense fallback={null}>
        <PrintDocument {...{ view, estimate, texts }} calculation={traceOpened && <TraceList view={view} />} />
      </Suspense>
    </>
  )
})

const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true })

function OpenTrace({ words, onOpen }: { words: Words; onOpen: () => void }) {
  return (
    <p>
      <button className={styles.open} type="button" onClick={onOpen}>
        {words.in('EstimateTrace')('open')}
      </button>
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
