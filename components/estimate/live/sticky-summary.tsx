import { type RefObject, useEffect, useMemo, useState } from 'react'
import { findImpossible } from '@/estimate'
import { ButtonLink } from '../../primitives/button-link'
import { weekSpan } from '../labels'
import { countChanges } from '../results/basis'
import { RangeBar } from '../results/narrowing'
import { type HeadlineView, money } from '../results/view'
import { useWords } from '../words-provider'
import styles from './sticky-summary.module.scss'
import { CopyLink } from './tools'
import { useEstimateLinks } from './use-estimate-links'

/** The main figures at the bottom of the window, once the headline is scrolled out of view. */
export default function StickySummary({ view, watched }: { view: HeadlineView; watched: RefObject<HTMLElement | null> }) {
  const words = useWords()
  const t = words.in('EstimateResults.keyFigures')
  const live = words.in('EstimateLive')
  const links = useEstimateLinks()
  const [away, setAway] = useState(false)
  const { cost, likelyWeeks } = view.result
  const warning = useMemo(() => {
    if (findImpossible(view.input, view.catalogue).length > 0) return words.in('EstimateRules.project')('short')
    return countChanges(view) > 0 ? words.in('EstimateBasis')('changed') : null
  }, [view, words])

  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(!!entry && !entry.isIntersecting && entry.boundingClientRect.top < 0))
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])

  return (
    <aside className={`${styles.bar} ${away ? styles.shown : ''}`} aria-label={live('bar')} inert={!away}>
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
        <div className={styles.range}>
          <dt>{live('range')}</dt>
          <dd>
            {money(view, cost.p10)} – {money(view, cost.p90)}
          </dd>
        </div>
        <div>
          <dt>{t('time')}</dt>
          <dd>{t('weeks', weekSpan(likelyWeeks))}</dd>
        </div>
      </dl>
      <div className={styles.chart}>
        <RangeBar from={cost.p10 / (cost.p90 * 1.2)} middle={cost.p50 / (cost.p90 * 1.2)} to={1 / 1.2} marked />
      </div>
      <div className={styles.actions}>
        <CopyLink />
        <ButtonLink href={links.contact} kind="primary" size="small">
          {live('check')}
        </ButtonLink>
      </div>
    </aside>
  )
}
