import { useMemo } from 'react'
import { type EstimateDocument, findCatalogue, measure } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './last-change.module.scss'

/** The last change, its effect on the price, and a button that undoes it. */
export function LastChange() {
  const { changes, document, catalogue, undo } = useEstimateDocument()
  const words = useWords()
  const t = words.in('EstimateSummary')
  const last = changes.at(-1)
  const difference = useMemo(() => (last ? priceOf(last.is) - priceOf(last.was) : 0), [last])
  if (!last) return <p className={styles.change}>{t('unchanged')}</p>
  const money = moneyIn(document.input, catalogue, words.locale)
  const amount = money(Math.abs(difference))
  const sign = difference < 0 ? 'less' : 'more'
  return (
    <p className={styles.change}>
      {amount === money(0) ? t('same') : <b className={styles[sign]}>{t(sign, { amount })}</b>} {last.label}{' '}
      <button className={styles.undo} type="button" onClick={undo}>
        {t('undo')}
      </button>
    </p>
  )
}

function priceOf({ catalogue, input }: EstimateDocument): number {
  const numbers = findCatalogue(catalogue)
  return numbers ? measure(input, numbers).cost.p50 : 0
}
