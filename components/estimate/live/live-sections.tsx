import { memo, Suspense, useMemo, useState } from 'react'
import type { InputPatch } from '@/estimate'
import { useEstimateStore } from '../document/provider'
import type { EstimateState } from '../document/store'
import { lazyPart } from '../lazy-part'
import { type Benchmark, ResultSections } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import { LazySection } from './lazy-section'
import styles from './live-results.module.scss'
import { PrintScope } from './print-scope'
import { useBlockTexts } from './use-block-texts'

const EditPanel = lazyPart(() => import('./edit-panel'))
const Scenarios = lazyPart(() => import('./scenarios'))
const SendSection = lazyPart(() => import('./send-section'))
const TraceList = lazyPart(() => import('../results/trace-list').then((module) => ({ default: module.TraceList })))

type LiveSectionsProps = { view: EstimateView; estimate: EstimateState; benchmarks: Readonly<Record<string, Benchmark>> }

/** The sections below the headline. Memoised, so that a click repaints the headline first. */
export const LiveSections = memo(function LiveSections({ view, estimate, benchmarks }: LiveSectionsProps) {
  const { set } = useEstimateStore()
  const texts = useBlockTexts(view.words.locale)
  const notes = useMemo(
    () => (texts ? view.result.byBlock.flatMap(({ id }) => (texts[id] ? [{ id, ...texts[id] }] : [])) : []),
    [texts, view],
  )
  return (
    <>
      <PrintScope view={view} query={estimate.query} />
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
        trace={<OpenedTrace view={view} />}
        scenarios={
          <LazySection id="compare">
            <Scenarios view={view} estimate={estimate} />
          </LazySection>
        }
        send={
          <LazySection id="send">
            <SendSection view={view} />
          </LazySection>
        }
      />
    </>
  )
})

const takeFocus = (shown: HTMLElement | null) => shown?.focus({ preventScroll: true })

/** The calculation; its code is loaded when it is opened. */
function OpenedTrace({ view }: { view: EstimateView }) {
  const [open, setOpen] = useState(false)
  const calculation = view.words.in('EstimateTrace')
  const live = view.words.in('EstimateLive')
  if (open) {
    return (
      <Suspense fallback={<p>{live('loading')}</p>}>
        {/* In the place of the button that had the focus. */}
        <div tabIndex={-1} ref={takeFocus}>
          <TraceList view={view} />
        </div>
      </Suspense>
    )
  }
  return (
    <p>
      <button className={styles.open} type="button" onClick={() => setOpen(true)}>
        {calculation('open')}
      </button>
    </p>
  )
}
