import { useFormatter, useTranslations } from 'next-intl'
import { roundMoney } from '@/estimate/display/rounding'
import { Figures, type FiguresProps } from './figures'
import styles from './mini-summary.module.scss'

/** The figures of the chosen answers: price range, weeks, recommended budget. */
export function MiniSummary(props: FiguresProps) {
  const t = useTranslations('MiniEstimate')
  const price = useTranslations('PriceRange')
  const { number } = useFormatter()
  return (
    <dl className={styles.summary} aria-live="polite">
      <div className={styles.range}>
        <dt className={styles.caption}>{t('range')}</dt>
        <dd className={styles.large}>
          {t.rich('prices', {
            low: () => <Figures {...props} format={({ cost }) => number(roundMoney(cost.p10))} />,
            high: () => <Figures {...props} format={({ cost }) => number(roundMoney(cost.p90))} />,
          })}
        </dd>
      </div>
      <div>
        <dt className={styles.caption}>{t('time')}</dt>
        <dd className={styles.figure}>
          <Figures {...props} format={({ weeks }) => price('weeks', { weeks })} />
        </dd>
      </div>
      <div>
        <dt className={styles.caption}>{t('budget')}</dt>
        <dd className={styles.figure}>
          {t.rich('price', { amount: () => <Figures {...props} format={({ cost }) => number(roundMoney(cost.p80))} /> })}
        </dd>
      </div>
    </dl>
  )
}
