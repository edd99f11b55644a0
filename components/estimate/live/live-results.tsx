'use client'

// Client: the estimate is in the address, and every click changes it.
import { Suspense, useMemo, useState } from 'react'
import { estimate, estimateHeadline, type InputPatch, type TrackRecord } from '@/estimate'
import { formatNumber } from '@/messages/format'
import { useEstimateState, useEstimateStore } from '../document/provider'
import type { EstimateState } from '../document/store'
import { today } from '../form/today'
import { lazyPart } from '../lazy-part'
import { NoticeList, Notices } from '../notices/notices'
import type { Benchmark } from '../results/benchmarks'
import { isFeasible } from '../results/chance'
import type { EstimateView, ViewOf } from '../results/view'
import { chooseCurrency } from '../summary/currency-switch'
import { useWords } from '../words-provider'
import { CountedHeadline, headlineParts } from './counted-headline'
import { EmptyState, type PresetLinks } from './empty-state'
import { findDrawing } from './keep-hands'
import { keepLast } from './keep-last'
import styles from './live-results.module.scss'
import { ResultsFrame, SectionsSpace } from './results-frame'
import { useAfterPaint } from './use-after-paint'
import { useScrolledPast } from './use-scrolled-past'
import { useTakeover } from './use-takeover'
import { Waiting } from './waiting'

const DeadlineNote = lazyPart(() => import('../results/deadline-note').then((module) => ({ default: module.DeadlineNote })))
// Below the first screen, and as much code as everything above it.
const LiveSections = lazyPart(() => import('./live-sections').then((module) => ({ default: module.LiveSections })))
const StickySummary = lazyPart(() => import('./sticky-summary'))
const UndoToast = lazyPart(() => import('./undo-toast'))

/** What the server has drawn of a link. */
const drawnParts = [NoticeList, DeadlineNote, ...headlineParts, LiveSections]

type LiveResultsProps = {
  presets: PresetLinks
  benchmarks: Readonly<Record<string, Benchmark>>
  record: TrackRecord | null
}

const calculateHeadline = keepLast(estimateHeadline)
const calculateWhole = keepLast(estimate)

/** The results of the estimate in the address; until the browser has read it, what its server has drawn of it. */
export function LiveResults(props: LiveResultsProps) {
  const store = useEstimateStore()
  const words = useWords()
  const preparations = useMemo(() => {
    const calculate = (calculation: typeof calculateHeadline) => {
      const { document, catalogue } = store.get()
      calculation(document.input, catalogue)
    }
    const work = [
      // What was chosen in the drawing before scripts answered it.
      () => chooseCurrency(store, words, store.get().document.input.currency, findDrawing()?.querySelector('select')?.value),
      // The first number a browser writes takes it as long as all of the calculation.
      () => formatNumber(0, words.locale),
      () => calculate(calculateHeadline),
      () => calculate(calculateWhole),
    ]
    return { parts: drawnParts, work }
  }, [store, words])
  return useTakeover(preparations) ? <ReadResults {...props} /> : <Waiting presets={props.presets} />
}

/** After a change the headline, or the bar that stands for it, is calculated and painted first, then all the rest. */
function ReadResults({ presets, benchmarks, record }: LiveResultsProps) {
  const { set } = useEstimateStore()
  const state = useEstimateState()
  const { title, tooLong } = state
  const words = useWords()
  const t = words.in('EstimateLive')
  const view = useView(state, record, calculateHeadline)
  const painted = useAfterPaint(state)
  // The estimate that the page opens with is painted whole.
  const later = painted.document.input.blocks.length === 0 ? state : painted
  const below = useView(later, record, calculateWhole)
  const [isTouched, setTouched] = useState(false)
  if (later.changes.length > 0 && !isTouched) setTouched(true)
  const [headline, setHeadline] = useState<HTMLElement | null>(null)
  const away = useScrolledPast(headline)
  if (tooLong || view.result.limit === 'empty') {
    return (
      <>
        <div className={styles.notices}>
          <Notices />
        </div>
        <EmptyState presets={presets} tooLong={tooLong} />
      </>
    )
  }
  const actionFor = (patch: InputPatch, label: string) => ({ onTry: () => set(patch, label) })
  const dates = (below.input.start || below.result.limit) && (
    <Suspense fallback={null}>
      <DeadlineNote view={below} actionFor={actionFor} today={today()} />
    </Suspense>
  )
  const isCalm = isFeasible(below, today())
  return (
    <ResultsFrame
      notices={<Notices />}
      dates={!isCalm && dates}
      headline={
        <div ref={setHeadline}>
          <CountedHeadline
            {...{ below, later }}
            view={away ? below : view}
            still={away}
            dates={isCalm && dates}
            title={title || t('title')}
            onTry={set}
          />
        </div>
      }
    >
      <Suspense fallback={<SectionsSpace />}>
        <LiveSections view={below} estimate={later} benchmarks={benchmarks} />
      </Suspense>
      <Suspense fallback={null}>
        {isTouched && <UndoToast view={below} changes={later.changes} />}
        <StickySummary {...{ view, below, later }} shown={away} />
      </Suspense>
    </ResultsFrame>
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
