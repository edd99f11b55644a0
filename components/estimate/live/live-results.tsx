'use client'

// Client: the estimate is in the address, and every click changes it.
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { estimate, estimateHeadline, type InputPatch, type TrackRecord } from '@/estimate'
import { useEstimateState, useEstimateStore } from '../document/provider'
import type { EstimateState } from '../document/store'
import { today } from '../form/today'
import { lazyPart } from '../lazy-part'
import linked from '../linked/linked.module.scss'
import { Notices } from '../notices/notices'
import { PriceBarLight } from '../price-bar'
import { ChartGradients } from '../results/bar'
import type { Benchmark } from '../results/result-sections'
import type { EstimateView, ViewOf } from '../results/view'
import { useWords } from '../words-provider'
import { CountedHeadline } from './counted-headline'
import { EmptyState, type PresetLink } from './empty-state'
import styles from './live-results.module.scss'
import { useAfterPaint } from './use-after-paint'

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

/** The results of the estimate in the address. After a change the headline is calculated and painted first, then the sections below it. */
export function LiveResults({ presets, benchmarks, record }: LiveResultsProps) {
  const { set } = useEstimateStore()
  const state = useEstimateState()
  const { title, tooLong } = state
  const words = useWords()
  const t = words.in('EstimateLive')
  const hydrated = useHydrated()
  const view = useView(state, record, estimateHeadline)
  const painted = useAfterPaint(state)
  // The estimate that the page opens with is painted whole.
  const later = painted.document.input.blocks.length === 0 ? state : painted
  const below = useView(later, record, estimate)
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
      {(below.input.start || below.result.limit) && (
        <Suspense fallback={null}>
          <DeadlineNote view={below} actionFor={actionFor} today={today()} />
        </Suspense>
      )}
      <div ref={headline}>
        <CountedHeadline {...{ view, below, later }} title={title || t('title')} onTry={set} />
      </div>
      <Suspense fallback={<div className={styles.sections} />}>
        <LiveSections view={below} estimate={later} benchmarks={benchmarks} />
      </Suspense>
      <Suspense fallback={null}>
        {later.changes.length > 0 && <UndoToast view={below} changes={later.changes} />}
        <StickySummary view={view} watched={headline} />
        <PrintFoot catalogue={below.result.catalogue} estimate={later} />
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

type Calculate<Result> = (input: EstimateView['input'], catalogue: EstimateView['catalogue']) => Result

function useView<Result>({ document, catalogue }: EstimateState, record: TrackRecord | null, calculate: Calculate<Result>): ViewOf<Result> {
  const words = useWords()
  const { input } = document
  return useMemo(
    () => ({ input, catalogue, words, record, titles: words.titles, result: calculate(input, catalogue) }),
    [input, catalogue, words, record, calculate],
  )
}

/** False in the prerendered page and until the address has been read. */
function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
