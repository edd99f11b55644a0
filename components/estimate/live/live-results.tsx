'use client'

// Client: the estimate is in the address, and every click changes it.
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type EstimateDocument, estimate, type InputPatch, type TrackRecord } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { today } from '../form/today'
import { lazyPart } from '../lazy-part'
import linked from '../linked/linked.module.scss'
import { Notices } from '../notices/notices'
import { PriceBarLight } from '../price-bar'
import { ChartGradients } from '../results/bar'
import type { Benchmark } from '../results/result-sections'
import type { EstimateView } from '../results/view'
import { useWords } from '../words-provider'
import { CountedHeadline } from './counted-headline'
import { EmptyState, type PresetLink } from './empty-state'
import styles from './live-results.module.scss'

const DeadlineNote = lazyPart(() => import('../results/deadline-note').then((module) => ({ default: module.DeadlineNote })))
// Below the first screen, and as much code as everything above it.
const LiveSections = lazyPart(() => import('./live-sections').then((module) => ({ default: module.LiveSections })))
const PrintFoot = lazyPart(() => import('./print-foot'))
const StickySummary = lazyPart(() => import('./sticky-summary'))
const UndoToast = lazyPart(() => import('./undo-toast'))

type LiveResultsProps = {
  presets: readonly PresetLink[]
  benchmarks: Readonly<Record<string, Benchmark>>
  record: TrackRecord | null
}

/** The results of the estimate in the address. After a change the headline is rendered first, the sections below it deferred. */
export function LiveResults({ presets, benchmarks, record }: LiveResultsProps) {
  const { document, catalogue, title, set, tooLong, changes } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateLive')
  const hydrated = useHydrated()
  const view = useView(document, catalogue, record)
  const below = useDeferredValue(view)
  const headline = useRef<HTMLDivElement>(null)
  if (tooLong || view.result.limit === 'empty') {
    return (
      <>
        <div className={styles.notices}>{hydrated && <Notices />}</div>
        {hydrated ? <EmptyState presets={presets} tooLong={tooLong} /> : <Waiting presets={presets} />}
      </>
    )
  }
  const actionFor = (patch: InputPatch, label: string) => ({ onTry: () => set(patch, label) })
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartGradients />
      <div className={styles.notices}>
        <Notices />
      </div>
      {(view.input.start || view.result.limit) && (
        <Suspense fallback={null}>
          <DeadlineNote view={view} actionFor={actionFor} today={today()} />
        </Suspense>
      )}
      <div ref={headline}>
        <CountedHeadline view={view} below={below} title={title || t('title')} onTry={set} />
      </div>
      <Suspense fallback={<div className={styles.sections} />}>
        <LiveSections view={below} benchmarks={benchmarks} />
      </Suspense>
      <Suspense fallback={null}>
        {changes.length > 0 && <UndoToast view={below} />}
        <StickySummary view={view} watched={headline} />
        <PrintFoot view={below} />
      </Suspense>
    </div>
  )
}

/** With scripts the address may hold an estimate, and until it is read nothing is shown. Without, its server writes it in here. */
function Waiting({ presets }: { presets: readonly PresetLink[] }) {
  return (
    <>
      <div className={styles.waiting} data-runtime="now" />
      <noscript className={linked.filled} data-filled="estimate">
        <EmptyState presets={presets} tooLong={false} />
      </noscript>
    </>
  )
}

function useView({ input }: EstimateDocument, catalogue: EstimateView['catalogue'], record: TrackRecord | null): EstimateView {
  const words = useWords()
  return useMemo(
    () => ({ input, catalogue, words, record, titles: words.titles, result: estimate(input, catalogue) }),
    [input, catalogue, words, record],
  )
}

/** False in the prerendered page and until the address has been read. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
