import { useMemo } from 'react'
import { type EstimateDocument, findCatalogue, measure } from '@/estimate'
import { useUsualInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './last-change.module.scss'

/** The last change and its effect on the price: of what is usual, while nothing is chosen. */
export function useLastChange() {
  const { changes, document, catalogue } = useEstimateDocument()
  const words = useWords()
  const usualWith = useUsualInput()
  const last = changes.at(-1)
  const difference = useMemo(() => {
    const priceOf = ({ catalogue: version, input }: EstimateDocument) => {
      const numbers = findCatalogue(version)
      return numbers ? measure(usualWith(input)?.input ?? input, numbers).cost.p50 : 0
    }
    return last ? priceOf(last.is) - priceOf(last.was) : 0
  }, [last, usualWith])
  if (!last) return undefined
  const t = words.in('EstimateSummary')
  const money = moneyIn(document.input, catalogue, words.locale)
  const amount = money(Math.abs(difference))
  const sign = amount === money(0) ? 'same' : difference < 0 ? 'less' : 'more'
  return { sign, text: sign === 'same' ? t('same') : t(sign, { amount }), label: last.label } as const
}

/** The last change, and a button that undoes it. */
export function LastChange({ change }: { change: ReturnType<typeof useLastChange> }) {
  const t = useWords().in('EstimateSummary')
  if (!change) return <p className={styles.change}>{t('unchanged')}</p>
  return (
    <p className={styles.change}>
      {change.sign === 'same' ? <span>{change.text}</span> : <b className={styles[change.sign]}>{change.text}</b>}{' '}
      <span>{change.label}</span> <UndoButton />
    </p>
  )
}

export function UndoButton() {
  const { undo } = useEstimateDocument()
  const t = useWords().in('EstimateSummary')
  return (
    <button className={styles.undo} type="button" onClick={undo}>
      {t('undo')}
    </button>
  )
}
