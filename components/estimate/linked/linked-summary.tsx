import { countBlocks } from '@/estimate'
import { shownWeekSpan } from '../labels'
import { basisWords } from '../results/basis'
import { money } from '../results/view'
import type { EstimateStep } from '../steps'
import styles from './linked.module.scss'
import { LinkedLinks, LinkedNotices, type LinkedProps } from './linked-links'

/** The estimate of the address in a few lines, on a step or on the page where estimates start. */
export function LinkedSummary({ current, ...props }: LinkedProps & { current?: EstimateStep }) {
  const { view, query } = props
  const { cost, likelyWeeks, limit } = view.result
  const { owner, currency } = basisWords(view)
  const t = view.words.in('EstimateLinked')
  return (
    <>
      <LinkedNotices {...props} />
      {limit !== 'empty' && (
        <section className={styles.note} aria-labelledby="linked-title">
          <h2 className="item" id="linked-title">
            {t('holds')}
          </h2>
          <p className="measureText above1">
            {t('figures', {
              ...{ low: money(view, cost.p10), high: money(view, cost.p90) },
              ...shownWeekSpan(likelyWeeks),
              blocks: countBlocks(view.input),
            })}
          </p>
          <p className="measureText above1">{`${owner} ${currency}`}</p>
          <LinkedLinks view={view} query={query} {...(current && { current })} />
        </section>
      )}
    </>
  )
}
