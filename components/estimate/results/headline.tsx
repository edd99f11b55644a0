import type { ReactNode } from 'react'
import { countChanges } from './basis'
import { OurBasis } from './basis-note'
import styles from './headline.module.scss'
import { Horizon } from './horizon'
import { KeyFigures } from './key-figures'
import { recordSentence } from './record-sentence'
import { type HeadlineView, money } from './view'

type HeadlineProps = {
  view: HeadlineView
  title: string
  /** Introduces a project that has a name; the name is the larger for it. */
  intro?: string
  /** Copy, print, export, compare. */
  tools?: ReactNode
  /** What is said where the figures are not ours. */
  changed?: ReactNode
  /** Leads to where the rates can be changed. */
  argue?: ReactNode
  /** That this cannot be built, the actions, and what the price lacks. */
  check?: ReactNode
  /** How likely the deadline is met. */
  dates?: ReactNode
}

/** The range as the largest text of the page, its drawing and the key figures. */
export function Headline({ view, title, intro, tools, changed, argue, check, dates }: HeadlineProps) {
  const { cost } = view.result
  const t = view.words.in('EstimateResults.headline')
  const isOurs = countChanges(view) === 0
  return (
    <header className={styles.headline} id="range">
      <h1 className={intro ? `${styles.title} ${styles.named}` : styles.title}>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      <p className={styles.range}>
        <span className="nowrap">{money(view, cost.p10)}</span>
        <span className={styles.dash}> – </span>
        <span className="nowrap">{money(view, cost.p90)}</span>
      </p>
      <p className={styles.sentence}>{recordSentence(view)}</p>
      {/* On the first screen, before the drawing. */}
      {check}
      {/* After the figures, which a phone shows first. */}
      {tools && <div className={styles.tools}>{tools}</div>}
      {!isOurs && changed}
      <Horizon view={view} />
      <KeyFigures view={view} />
      {dates}
      {isOurs && <OurBasis view={view} />}
      <p className="small above1 quiet measureText">{t('note', { version: view.result.catalogue })}</p>
      {argue && <p className={styles.argue}>{argue}</p>}
    </header>
  )
}

/** The primary action and a secondary one: they follow the figures. */
export function ActionRow({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
