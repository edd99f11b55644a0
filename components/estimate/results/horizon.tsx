import { exchangeRate } from '@/estimate'
import { formatMoney } from '@/messages/format'
import { toProperties } from '../mini-estimate/horizon-sheet'
import styles from './horizon.module.scss'
import { placeOnHorizon } from './horizon-place'
import { MarkedHorizon } from './marked-horizon'
import { type HeadlineView, money } from './view'

/** The sheet of a page that is placed by one of its own. */
export function horizonSheet(view: HeadlineView): string {
  const rules = toProperties(placeOf(view).placement).map(([name, share]) => `${name}:${share}`)
  return `#range{${rules.join(';')}}`
}

const placeOf = ({ result, input, catalogue }: HeadlineView) => placeOnHorizon(result.cost, exchangeRate(input, catalogue))

/** The price range drawn as a dawn over a horizon, with labels for P10, P50, P80 and P90. */
export function Horizon({ view }: { view: HeadlineView }) {
  const { input, result, words } = view
  const t = words.in('EstimateResults.marks')
  const { placement, step, scale } = placeOf(view)
  const place = view.placedBy ? {} : { style: Object.fromEntries(toProperties(placement)) }
  return (
    <div className={styles.horizon} {...place}>
      <MarkedHorizon
        tick={(number) => formatMoney(number * step * 1000 * scale, input.currency, words.locale, true)}
        caption={(percentile) => t(percentile)}
        price={(percentile) => money(view, result.cost[percentile])}
      />
    </div>
  )
}
