import type { ReactNode } from 'react'
import type { EstimateResult } from '@/estimate'
import { HorizonDrawing, marks } from '../mini-estimate/horizon-bar'
import labels from '../mini-estimate/horizon-labels.module.scss'
import { ticks } from '../mini-estimate/variants'
import styles from './horizon.module.scss'

type MarkedHorizonProps = {
  /** The text of each tick, from the first. */
  tick: (number: number) => string
  caption: (percentile: keyof EstimateResult['cost']) => ReactNode
  price: (percentile: keyof EstimateResult['cost']) => ReactNode
}

/** The dawn over a horizon with its axis and what stands under P10, P50, P80 and P90; whoever shows it places them. */
export function MarkedHorizon({ tick, caption, price }: MarkedHorizonProps) {
  return (
    <>
      <HorizonDrawing className={styles.drawing}>
        {ticks.map((number) => (
          <span className={labels.tick} key={number}>
            {tick(number)}
          </span>
        ))}
      </HorizonDrawing>
      <dl className={labels.marks}>
        {marks.map(([mark, percentile]) => (
          <div className={`${labels.mark} ${labels[mark]}`} key={mark}>
            <dt className={labels.caption}>{caption(percentile)}</dt>
            <dd className={labels.price}>{price(percentile)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
