import { useMemo } from 'react'
import { type EstimateDocument, findCatalogue, measure } from '@/estimate'
import { useUsualInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/provider'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './last-change.module.scss'

/** The last change, its effect on the price (of what is usual, while nothing is chosen), and a button that undoes it. */
export function LastChange() {
  const { changes, document, catalogue, undo } = useEstimateDocument()
  const words = useWords()
  const usualWith = useUsualInput()
  const t = words.in('EstimateSummary')
  const last = changes.at(-1)
  const difference = useMemo(() => {
    const priceOf = ({ catalogue: version, input }: EstimateDocument) => {
      const numbers = findCatalogue(version)
      return numbers ? measure(usualWith(input)?.input ?? input, numbers).cost.p50 : 0
    }
    return last ? priceOf(last.is) - priceOf(last.was) : 0
  }, [last, usualWith])
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
