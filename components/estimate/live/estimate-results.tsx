import { Suspense, useMemo, useState } from 'react'
import { estimate, estimateHeadline, type TrackRecord } from '@/estimate'
import { useIsLive } from '../../resilience/use-is-live'
import { useEstimateState, useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import { today } from '../form/today'
import { lazyPart } from '../lazy-part'
import { NoticeList } from '../notices/notice-list'
import { Stranded } from '../notices/stranded'
import { PriceBarLight } from '../price-bar'
import { ChartGradients } from '../results/bar'
import type { Benchmark } from '../results/benchmarks'
import { isFeasible } from '../results/chance'
import { DeadlineNote } from '../results/deadline-note'
import type { EstimateView, HeadlineView } from '../results/view'
import { useWords } from '../words-provider'
import { CountedHeadline } from './counted-headline'
import styles from './live-results.module.scss'
import { LiveSections } from './live-sections'
import { OnceLive } from './once-live'
import { TabTitle } from './tab-title'
import { useAfterPaint } from './use-after-paint'
import { useChangeActions } from './use-change-actions'
import { useScrolledPast } from './use-scrolled-past'

const StickySummary = lazyPart(() => import('./sticky-summary'))
const UndoToast = lazyPart(() => import('./undo-toast'))

type EstimateResultsProps = { benchmarks: Readonly<Record<string, Benchmark>>; record: TrackRecord | null; company: string }

/**
 * The results of an estimate, drawn by the server of its link and hydrated in the browser. After a change the headline, or the bar that
 * stands for it, is calculated and painted first, then all the rest.
 */
export function EstimateResults({ benchmarks, record, company }: EstimateResultsProps) {
  const state = useEstimateState()
  const later = useAfterPaint(state)
  const below = useView(later, record)
  const view = useHeadline(state, later, below)
  const actionFor = useChangeActions(later)
  const day = useToday()
  const [isTouched, setTouched] = useState(false)
  if (later.changes.length > 0 && !isTouched) setTouched(true)
  const [headline, setHeadline] = useState<HTMLElement | null>(null)
  const away = useScrolledPast(headline)
  const isCalm = isFeasible(below, day)
  // Memoised: a change paints the headline first, without the links of what is said below.
  const dates = useMemo(
    () => (below.input.start || below.result.limit) && <DeadlineNote view={below} actionFor={actionFor} today={day} />,
    [below, actionFor, day],
  )
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartGradients />
      <div className={styles.notices}>
        <Stranded />
        <NoticeList />
      </div>
      {!isCalm && dates}
      <div ref={setHeadline}>
        <CountedHeadline
          view={away ? below : view}
          below={below}
          later={later}
          still={away}
          actionFor={actionFor}
          dates={isCalm && dates}
        />
      </div>
      <LiveSections view={below} estimate={later} benchmarks={benchmarks} actionFor={actionFor} />
      <OnceLive>
        <TabTitle view={below} title={later.title} company={company} />
        <Suspense fallback={null}>
          {isTouched && <UndoToast view={below} changes={later.changes} />}
          <StickySummary view={view} below={below} later={later} shown={away} />
        </Suspense>
      </OnceLive>
    </div>
  )
}

/** The whole estimate. Until it changes, its horizon is placed by the sheet of the page that the server has filled. */
function useView({ document: { input }, catalogue }: EstimateState, record: TrackRecord | null): EstimateView {
  const { filled, getInitial } = useEstimateStore()
  const words = useWords()
  const isPlaced = filled !== null && input === getInitial().document.input
  return useMemo(
    () => ({
      input,
      catalogue,
      words,
      record,
      titles: words.titles,
      result: estimate(input, catalogue),
      ...(isPlaced && { placedBy: 'page' as const }),
    }),
    [input, catalogue, words, record, isPlaced],
  )
}

/** The figures of the headline, which are there before all others after a change. */
function useHeadline(state: EstimateState, later: EstimateState, below: EstimateView): HeadlineView {
  const { document, catalogue } = state
  const { input } = document
  const isAhead = input !== later.document.input || catalogue !== later.catalogue
  return useMemo(() => {
    if (!isAhead) return below
    const { placedBy, ...others } = below
    return { ...others, input, catalogue, result: estimateHeadline(input, catalogue) }
  }, [isAhead, below, input, catalogue])
}

/** The reader's day; while React takes over what the server has drawn, that of the server. */
function useToday(): string {
  const { filled } = useEstimateStore()
  const isLive = useIsLive()
  return (!isLive && filled?.day) || today()
}
