import type { ReactNode } from 'react'
import { findGaps, findImpossible } from '@/estimate'
import opener from '../opener.module.scss'
import type { ActionFor } from '../results/change-link'
import { ChangeLink } from '../results/change-link'
import { hours, money } from '../results/view'
import { conflictLabels } from '../step-labels'
import type { Checked } from './checked'
import { Existing, HaveLink } from './existing'
import styles from './project-check.module.scss'

type ProjectCheckProps = {
  view: Checked
  /** Without it there is only text. */
  actionFor?: ActionFor | undefined
  /** The list of what is missing is shown at once. */
  open?: boolean
  /** What can be done with the price: only that it cannot be built comes before it. */
  children?: ReactNode
}

/** What has to be said beside a price: that this cannot be built, and what such projects also need and the price lacks. */
export function ProjectCheck({ view, actionFor, open = false, children }: ProjectCheckProps) {
  return (
    <>
      <Impossible view={view} actionFor={actionFor} />
      {children}
      <MissingParts view={view} actionFor={actionFor} open={open} />
    </>
  )
}

/** Choices that exclude each other, each with a click that settles it. */
function Impossible({ view, actionFor }: Pick<ProjectCheckProps, 'view' | 'actionFor'>) {
  const { input, catalogue, words, titles } = view
  const found = findImpossible(input, catalogue)
  const t = words.in('EstimateRules.project')
  if (found.length === 0) return null
  return (
    <section className={`${styles.check} ${styles.impossible}`} aria-labelledby="impossible-title" data-check="impossible">
      <h2 className={styles.title} id="impossible-title">
        {t('impossible')}
      </h2>
      <p className={styles.quiet}>{t('marked')}</p>
      <ul className="above15">
        {found.map((conflict) => {
          const { text, action } = conflictLabels(words, titles, conflict)
          return (
            <li className={styles.line} key={`${conflict.rule} ${conflict.about.join(' ')}`}>
              <span className={styles.text}>{text}</span>
              {actionFor && <ChangeLink {...actionFor(conflict.fix, action)}>{action}</ChangeLink>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the price lacks: why, what each adds to it, and one click for each and for all. */
export function MissingParts({ view, actionFor, open = false }: ProjectCheckProps) {
  const { input, catalogue, words, titles } = view
  const { gaps, all } = findGaps(input, catalogue)
  const t = words.in('EstimateRules.project')
  if (input.blocks.length === 0) return null
  if (gaps.length === 0) return <Existing view={view} actionFor={actionFor} />
  const count = gaps.length
  return (
    <details className={styles.check} open={open} data-check="missing">
      <summary className={opener.opener}>{t('title', { count, money: money(view, all.cost) })}</summary>
      <ul className="above15">
        {gaps.map(({ conflict, patch, cost, hours: more }) => {
          const { text, action } = conflictLabels(words, titles, conflict)
          return (
            <li className={styles.line} key={`${conflict.rule} ${conflict.about.join(' ')}`}>
              <span className={styles.text}>
                <span>{text}</span>{' '}
                <b className="strong tabular nowrap">{t('extra', { money: money(view, cost), hours: hours(view, more) })}</b>
              </span>
              {actionFor && (
                <span className="gap1 cluster">
                  <ChangeLink {...actionFor(patch, action)}>{action}</ChangeLink>
                  <HaveLink view={view} patch={patch} actionFor={actionFor} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.quiet}>{t('text')}</p>
      <Existing view={view} actionFor={actionFor} />
      {actionFor && count > 1 && (
        <p className="above2">
          <ChangeLink {...actionFor(all.patch, t('added'))}>{t('all', { count, money: money(view, all.cost) })}</ChangeLink>
        </p>
      )}
    </details>
  )
}
