import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { roundMoney } from '@/estimate/display/rounding'
import { currencySymbols } from '@/messages/format'
import { startPrices } from '../labels'
import { Figures, type FiguresProps } from './figures'
import styles from './horizon-bar.module.scss'
import labels from './horizon-labels.module.scss'
import notches from './horizon-notches.module.scss'
import { ticks } from './variants'

export const marks = [
  ['low', 'p10'],
  ['expected', 'p50'],
  ['budget', 'p80'],
  ['high', 'p90'],
] as const

/** A price range drawn as a dawn over a horizon: brighter where a price is likelier, a sun at P50, and labels for P10, P50, P80 and P90. */
export function HorizonBar(props: FiguresProps) {
  const t = useTranslations('MiniEstimate')
  const { number } = useFormatter()
  const { currency, rate } = startPrices(useLocale())
  return (
    <div className={styles.horizon}>
      <HorizonDrawing>
        {ticks.map((tick) => (
          <span className={labels.tick} key={tick}>
            <b />
          </span>
        ))}
      </HorizonDrawing>
      <dl className={labels.marks}>
        {marks.map(([mark, percentile]) => (
          <div className={`${labels.mark} ${labels[mark]}`} key={mark}>
            <dt className={labels.caption}>{t(`marks.${percentile}`)}</dt>
            <dd className={labels.price}>
              {t.rich('price', {
                sign: currencySymbols[currency],
                amount: () => <Figures {...props} format={({ cost }) => number(roundMoney(cost[percentile] * rate))} />,
              })}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The drawing without its labels, placed by the custom properties `--low`, `--expected`, `--budget`, `--high` and the same with `-label`. */
export function HorizonDrawing({ className = '', children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.drawing} ${className}`} aria-hidden="true">
      <div className={styles.sky}>
        <div className={styles.dawn} />
        <div className={styles.sun} />
      </div>
      <div className={styles.earth} />
      <Arc className={styles.arc} />
      <div className={styles.lit}>
        <div className={styles.litEnd}>
          <Arc className={styles.litArc} />
        </div>
      </div>
      {marks.map(([mark]) => (
        <i className={`${notches.notch} ${notches[mark]}`} key={mark} />
      ))}
      {children}
    </div>
  )
}

function Arc({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 100 10" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path d="M0 10Q50-10 100 10" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
