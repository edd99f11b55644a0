import { type ReactNode, useMemo } from 'react'
import { ProjectCheck } from '../completeness/project-check'
import type { EstimateState } from '../document/store'
import type { ActionFor } from '../results/change-link'
import { ChangedBasisNote } from '../results/changed-basis-note'
import { Headline } from '../results/headline'
import type { EstimateView, HeadlineView } from '../results/view'
import { CurrencySwitch } from '../summary/currency-switch'
import { useCountingFigures } from '../summary/use-counting-figures'
import { HeadlineLinks } from './headline-links'
import styles from './live-results.module.scss'
import { Tools } from './tools'

type CountedHeadlineProps = {
  view: HeadlineView
  /** All of it, for what may be painted a moment later. */
  below: EstimateView
  later: EstimateState
  /** Nobody sees the figures change. */
  still: boolean
  actionFor: ActionFor
  dates: ReactNode
}

/** The headline with animated figures. */
export function CountedHeadline({ view, below, later, still, actionFor, dates }: CountedHeadlineProps) {
  const { cost, hours } = view.result
  const counted = useCountingFigures({ ...cost, hours: hours.p50 }, still)
  const { p10, p50, p80, p90 } = counted
  const result = { ...view.result, cost: { p10, p50, p80, p90 }, hours: { ...hours, p50: counted.hours } }
  // Memoised: while the figures are animated, this renders 60 times a second.
  const tools = useMemo(
    () => (
      <>
        <CurrencySwitch className={styles.currency} />
        <Tools view={below} estimate={later} />
      </>
    ),
    [below, later],
  )
  const changed = useMemo(() => <ChangedBasisNote view={view} />, [view])
  const check = useMemo(
    () => (
      <ProjectCheck view={below} actionFor={actionFor}>
        <HeadlineLinks words={below.words} query={later.query} title={later.title} />
      </ProjectCheck>
    ),
    [below, later, actionFor],
  )
  const argue = <a href="#edit">{view.words.in('EstimateLive.assumptions')('argue')}</a>
  const title = later.title || view.words.in('EstimateLive')('title')
  return <Headline view={{ ...view, result }} title={title} tools={tools} changed={changed} argue={argue} check={check} dates={dates} />
}
