import { type ReactNode, Suspense, useMemo } from 'react'
import type { InputPatch } from '@/estimate'
import type { EstimateState } from '../document/store'
import { lazyPart } from '../lazy-part'
import { Headline } from '../results/headline'
import type { EstimateView, HeadlineView } from '../results/view'
import { CurrencySwitch } from '../summary/currency-switch'
import { useCountingFigures } from '../summary/use-counting-figures'
import { HeadlineLinks } from './headline-links'
import styles from './live-results.module.scss'
import { ToolsSpace } from './results-frame'

const ChangedBasisNote = lazyPart(() => import('../results/changed-basis-note').then((module) => ({ default: module.ChangedBasisNote })))
const ProjectCheck = lazyPart(() => import('../completeness/project-check').then((module) => ({ default: module.ProjectCheck })))
const Tools = lazyPart(() => import('./tools').then((module) => ({ default: module.Tools })))

/** What a headline may have that is fetched apart. */
export const headlineParts = [ChangedBasisNote, ProjectCheck, Tools]

type CountedHeadlineProps = {
  view: HeadlineView
  /** All of it, for what may be painted a moment later. */
  below: EstimateView
  later: EstimateState
  /** Nobody sees the figures change. */
  still: boolean
  title: string
  dates: ReactNode
  onTry: (patch: InputPatch, label: string) => void
}

/** The headline with animated figures. */
export function CountedHeadline({ view, below, later, still, title, dates, onTry }: CountedHeadlineProps) {
  const { cost, hours } = view.result
  const counted = useCountingFigures({ ...cost, hours: hours.p50 }, still)
  const { p10, p50, p80, p90 } = counted
  const result = { ...view.result, cost: { p10, p50, p80, p90 }, hours: { ...hours, p50: counted.hours } }
  // Memoised: while the figures are animated, this renders 60 times a second.
  const tools = useMemo(
    () => (
      <>
        <CurrencySwitch className={styles.currency} />
        <Suspense fallback={<ToolsSpace />}>
          <Tools view={below} estimate={later} />
        </Suspense>
      </>
    ),
    [below, later],
  )
  const changed = useMemo(
    () => (
      <Suspense fallback={null}>
        <ChangedBasisNote view={view} />
      </Suspense>
    ),
    [view],
  )
  const actions = useMemo(() => <HeadlineLinks words={view.words} query={later.query} title={later.title} />, [view.words, later])
  const check = useMemo(
    () => (
      <Suspense fallback={actions}>
        <ProjectCheck view={below} actionFor={(patch, label) => ({ onTry: () => onTry(patch, label) })}>
          {actions}
        </ProjectCheck>
      </Suspense>
    ),
    [below, actions, onTry],
  )
  const argue = <a href="#edit">{view.words.in('EstimateLive.assumptions')('argue')}</a>
  return <Headline view={{ ...view, result }} {...{ title, tools, changed, argue, check, dates }} />
}
