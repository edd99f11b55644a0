import type { ReactNode } from 'react'
import styles from './headline.module.scss'
import { Horizon } from './horizon'
import { ReadOuts } from './read-outs'
import { type EstimateView, money } from './view'

type HeadlineProps = {
  view: EstimateView
  title: string
  /** What can be done with the whole estimate: copy, print, export, compare. */
  tools?: ReactNode
  /** The one action of the page and the one beside it. */
  actions?: ReactNode
}

/** The range is the largest thing: what it is, where in it the prices stand, and what else to expect. */
export function Headline({ view, title, tools, actions }: HeadlineProps) {
  const { cost } = view.result
  const t = view.words.in('EstimateResults.headline')
  return (
    <header className={styles.headline} id="range">
      <div className={styles.top}>
        <h1 className={styles.title}>{title}</h1>
        {tools}
      </div>
      <p className={styles.range}>
        <span className={styles.price}>{money(view, cost.p10)}</span>
        <span className={styles.dash}> – </span>
        <span className={styles.price}>{money(view, cost.p90)}</span>
      </p>
      <p className={styles.sentence}>{t('sentence', { budget: money(view, cost.p80) })}</p>
      <Horizon view={view} />
      <ReadOuts view={view} />
      {actions && <div className={styles.actions}>{actions}</div>}
      <p className={styles.note}>{t('note', { version: view.result.catalogue })}</p>
    </header>
  )
}
