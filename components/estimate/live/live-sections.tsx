import { lazy, memo, Suspense, useMemo, useState } from 'react'
import type { InputPatch } from '@/estimate'
import { useEstimateStore } from '../document/provider'
import { type Benchmark, ResultSections } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import { Approached } from './approached'
import styles from './live-results.module.scss'
import { useBlockTexts } from './use-block-texts'

const EditPanel = lazy(() => import('./edit-panel'))
const LiveTrace = lazy(() => import('./live-trace'))
const Scenarios = lazy(() => import('./scenarios'))
const SendSection = lazy(() => import('./send-section'))

type LiveSectionsProps = { view: EstimateView; benchmarks: Readonly<Record<string, Benchmark>> }

/** What stands under the headline. It is drawn anew only for another view, so that a click repaints the figures first. */
export const LiveSections = memo(function LiveSections({ view, benchmarks }: LiveSectionsProps) {
  const { set } = useEstimateStore()
  const texts = useBlockTexts(view.words.locale)
  const notes = useMemo(
    () => (texts ? view.result.byBlock.flatMap(({ id }) => (texts[id] ? [{ id, ...texts[id] }] : [])) : []),
    [texts, view],
  )
  return (
    <ResultSections
      view={view}
      benchmark={benchmarks[view.input.type]}
      notes={notes}
      offer={(patch: InputPatch, cause: string) => ({ onTry: () => set(patch, cause) })}
      edit={
        <Approached id="edit">
          <EditPanel view={view} />
        </Approached>
      }
      trace={<OpenedTrace view={view} />}
      scenarios={
        <Approached id="compare">
          <Scenarios view={view} />
        </Approached>
      }
      send={
        <Approached id="send">
          <SendSection view={view} />
        </Approached>
      }
    />
  )
})

/** The whole calculation is fetched when somebody wants to see it. */
function OpenedTrace({ view }: { view: EstimateView }) {
  const [open, setOpen] = useState(false)
  const calculation = view.words.in('EstimateTrace')
  const live = view.words.in('EstimateLive')
  if (open) {
    return (
      <Suspense fallback={<p>{live('loading')}</p>}>
        <LiveTrace view={view} />
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
