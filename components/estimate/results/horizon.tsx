import { exchangeRate } from '@/estimate'
import { formatMoney } from '@/messages/format'
import { HorizonDrawing, marks, ticks } from '../../mini-estimate/horizon-bar'
import labels from '../../mini-estimate/horizon-labels.module.scss'
import { toProperties } from '../../mini-estimate/horizon-sheet'
import styles from './horizon.module.scss'
import { placeOnHorizon } from './horizon-place'
import { type EstimateView, money } from './view'

/** The range as a dawn over a horizon, with the four prices under it. */
export function Horizon({ view }: { view: EstimateView }) {
  const { input, catalogue, result, words } = view
  const t = words.in('EstimateResults.marks')
  const { stand, step, scale } = placeOnHorizon(result.cost, exchangeRate(input, catalogue))
  return (
    // What is prerendered has its places in the style sheet: an element of a page carries no style of its own.
    <div className={styles.horizon} {...(view.isExample ? { 'data-example': '' } : { style: Object.fromEntries(toProperties(stand)) })}>
      <HorizonDrawing className={styles.drawing}>
        {ticks.map((tick) => (
          <span className={labels.tick} key={tick}>
            {formatMoney(tick * step * 1000 * scale, input.currency, words.locale, true)}
          </span>
        ))}
      </HorizonDrawing>
      <dl className={labels.marks}>
        {marks.map(([mark, percentile]) => (
          <div className={`${labels.mark} ${labels[mark]}`} key={mark}>
            <dt className={labels.caption}>{t(percentile)}</dt>
            <dd className={labels.price}>{money(view, result.cost[percentile])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
