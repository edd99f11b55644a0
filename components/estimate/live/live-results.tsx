'use client'

// Client: the estimate is what the address says, and every click changes it.
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type EstimateDocument, estimate, type InputPatch } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { Notices } from '../notices/notices'
import { PriceBarLight } from '../price-bar'
import { useCounted } from '../read-out/use-counted'
import { ChartPaints } from '../results/bar'
import { Headline } from '../results/headline'
import type { Benchmark } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { EmptyState, type PresetLink } from './empty-state'
import { HeadlineActions } from './headline-actions'
import styles from './live-results.module.scss'
import { LiveSections } from './live-sections'
import { Tools } from './tools'

const DeadlineNote = lazy(() => import('./live-deadline'))
const PrintFoot = lazy(() => import('./print-foot'))
const StickyReadOut = lazy(() => import('./sticky-read-out'))
const UndoToast = lazy(() => import('./undo-toast'))

type LiveResultsProps = { presets: readonly PresetLink[]; benchmarks: Readonly<Record<string, Benchmark>> }

/** The results of the estimate in the address. Figures are counted at once; what stands further down follows a frame later. */
export function LiveResults({ presets, benchmarks }: LiveResultsProps) {
  const { document, catalogue, title, set, tooLong, changes } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateLive')
  const arrived = useArrived()
  const view = useView(document, catalogue)
  const below = useDeferredValue(view)
  const headline = useRef<HTMLDivElement>(null)
  if (tooLong || view.result.limit === 'empty') {
    return (
      <>
        <div className={styles.notices}>{arrived && <Notices />}</div>
        <EmptyState presets={presets} tooLong={tooLong} waiting={!arrived} />
      </>
    )
  }
  const offer = (patch: InputPatch, cause: string) => ({ onTry: () => set(patch, cause) })
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartPaints />
      <div className={styles.notices}>
        <Notices />
      </div>
      {(view.result.deadline || view.result.limit) && (
        <Suspense fallback={null}>
          <DeadlineNote view={view} offer={offer} />
        </Suspense>
      )}
      <div ref={headline}>
        <CountedHeadline view={view} title={title || t('title')} />
      </div>
      <LiveSections view={below} benchmarks={benchmarks} />
      <Suspense fallback={null}>
        {changes.length > 0 && <UndoToast view={below} />}
        <StickyReadOut view={view} watched={headline} />
        <PrintFoot view={below} />
      </Suspense>
    </div>
  )
}

function useView({ input }: EstimateDocument, catalogue: EstimateView['catalogue']): EstimateView {
  const words = useWords()
  return useMemo(() => ({ input, catalogue, words, titles: words.titles, result: estimate(input, catalogue) }), [input, catalogue, words])
}

/** The large figures count to their new values; everything else jumps. */
function CountedHeadline({ view, title }: { view: EstimateView; title: string }) {
  const { cost, hours } = view.result
  const counted = useCounted({ ...cost, hours: hours.p50 })
  const { p10, p50, p80, p90 } = counted
  const result = { ...view.result, cost: { p10, p50, p80, p90 }, hours: { ...hours, p50: counted.hours } }
  // Kept while the figures count: sixty times a second only they are drawn.
  const tools = useMemo(() => <Tools view={view} />, [view])
  const actions = useMemo(() => <HeadlineActions />, [])
  return <Headline view={{ ...view, result }} title={title} tools={tools} actions={actions} />
}

/** False in the prerendered page and until the address has been read. */
function useArrived(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => setArrived(true), [])
  return arrived
}
