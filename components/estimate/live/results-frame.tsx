import type { ReactNode } from 'react'
import { PriceBarLight } from '../price-bar'
import { ChartGradients } from '../results/bar'
import styles from './live-results.module.scss'

type ResultsFrameProps = {
  notices: ReactNode
  /** What there is to say of the dates. */
  dates: ReactNode
  headline: ReactNode
  /** Everything below the headline. */
  children: ReactNode
}

/** What stands where on the results: drawn by the server of a link as by scripts, so that nothing moves when they take over. */
export function ResultsFrame({ notices, dates, headline, children }: ResultsFrameProps) {
  return (
    <div className={styles.page}>
      <PriceBarLight />
      <ChartGradients />
      <div className={styles.notices}>{notices}</div>
      {dates}
      {headline}
      {children}
    </div>
  )
}

export function SectionsSpace() {
  return <div className={styles.sections} />
}

export function ToolsSpace() {
  return <div className={styles.tools} />
}
