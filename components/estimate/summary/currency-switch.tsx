import { memo } from 'react'
import { choices } from '@/estimate'
import { currencySymbols } from '@/messages/format'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useEstimateDocument } from '../document/estimate-context'
import { useWords } from '../words-provider'
import styles from './currency-switch.module.scss'

/** The currency all figures are shown in. Memoised: while figures are animated, what is around it renders 60 times a second. */
export const CurrencySwitch = memo(function CurrencySwitch({ className = '' }: { className?: string | undefined }) {
  const { document, set } = useEstimateDocument()
  const t = useWords().in('EstimateCurrency')
  const { currency } = document.input
  const choose = (value: string) => {
    const chosen = choices.currency.find((each) => each === value)
    if (chosen && chosen !== currency) set({ set: { currency: chosen } }, t('chosen', { currency: chosen }))
  }
  return (
    <span className={`relative rigid screenOnly ${className}`}>
      <select
        className={styles.select}
        value={currency}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        aria-label={t('label')}
      >
        {choices.currency.map((option) => (
          <option value={option} key={option}>
            {`${option} ${currencySymbols[option]}`}
          </option>
        ))}
      </select>
      <Icon path={icons.chevron} className={styles.chevron} />
    </span>
  )
})
