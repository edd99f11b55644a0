import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { roundMoney } from '@/estimate/display/rounding'
import { currencySymbols } from '@/messages/format'
import { startPrices } from '../labels'
import { Figures, type FiguresProps } from './figures'
import styles from './mini-summary.module.scss'

/** The figures of the chosen answers: price range, weeks, recommended budget. */
export function MiniSummary(props: FiguresProps) {
  const t = useTranslations('MiniEstimate')
  const price = useTranslations('PriceRange')
  const { number } = useFormatter()
  const { currency, rate } = startPrices(useLocale())
  const sign = currencySymbols[currency]
  const amount = (dollars: number) => number(roundMoney(dollars * rate))
  return (
    <dl className={styles.summary} aria-live="polite">
      <div className={styles.range}>
        <dt className="meta quiet">{t('range')}</dt>
        <dd className={styles.large}>
          {t.rich('prices', {
            sign,
            low: () => <Figures {...props} format={({ cost }) => amount(cost.p10)} />,
            high: () => <Figures {...props} format={({ cost }) => amount(cost.p90)} />,
          })}
        </dd>
      </div>
      <div>
        <dt className="meta quiet">{t('time')}</dt>
        <dd className={styles.figure}>
          <Figures {...props} format={({ weeks }) => price('weeks', { weeks })} />
        </dd>
      </div>
      <div>
        <dt className="meta quiet">{t('budget')}</dt>
        <dd className={styles.figure}>
          {t.rich('price', { sign, amount: () => <Figures {...props} format={({ cost }) => amount(cost.p80)} /> })}
        </dd>
      </div>
    </dl>
  )
}
