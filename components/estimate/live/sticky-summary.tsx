import { useMemo } from 'react'
import { findImpossible } from '@/estimate'
import { ButtonLink } from '../../primitives/button-link'
import type { EstimateState } from '../document/store'
import { estimateAddresses } from '../estimate-addresses'
import { shownWeekSpan } from '../labels'
import { countChanges } from '../results/basis'
import { RangeBar } from '../results/narrowing'
import { type HeadlineView, money } from '../results/view'
import { useWords } from '../words-provider'
import styles from './sticky-summary.module.scss'
import { CopyLink } from './tools'

type StickySummaryProps = {
  view: HeadlineView
  /** Of what may be painted a moment later. */
  below: HeadlineView
  later: EstimateState
  shown: boolean
}

/** The main figures at the bottom of the window, once the headline is scrolled out of view. */
export default function StickySummary({ view, below, later, shown }: StickySummaryProps) {
  const words = useWords()
  const t = words.in('EstimateResults.keyFigures')
  const live = words.in('EstimateLive')
  const { cost, likelyWeeks } = view.result
  const warning = useMemo(() => {
    if (findImpossible(below.input, below.catalogue).length > 0) return words.in('EstimateRules.project')('short')
    return countChanges(below) > 0 ? words.in('EstimateBasis')('changed') : null
  }, [below, words])
  const actions = useMemo(
    () => (
      <div className={styles.actions}>
        <CopyLink />
        <ButtonLink href={estimateAddresses(later, words.locale).contact} kind="primary" size="small">
          <span className={styles.whole}>{words.in('EstimateLive')('check')}</span>
          <span className={styles.short}>{words.in('EstimateLive')('checkShort')}</span>
        </ButtonLink>
      </div>
    ),
    [later, words],
  )
  return (
    <aside className={`${styles.bar} ${shown ? styles.shown : ''}`} aria-label={live('bar')} inert={!shown}>
      {warning && (
        <a className={styles.warning} href="#range">
          {warning}
        </a>
      )}
      <dl className={styles.figures}>
        <div>
          <dt>{t('expected')}</dt>
          <dd className={styles.marked}>{money(view, cost.p50)}</dd>
        </div>
        <div>
          <dt>{live('range')}</dt>
          <dd>{`${money(view, cost.p10)} – ${money(view, cost.p90)}`}</dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd>{t('weeks', shownWeekSpan(likelyWeeks))}</dd>
        </div>
      </dl>
      <div className={styles.chart}>
        <RangeBar from={cost.p10 / (cost.p90 * 1.2)} middle={cost.p50 / (cost.p90 * 1.2)} to={1 / 1.2} marked />
      </div>
      {actions}
    </aside>
  )
}
