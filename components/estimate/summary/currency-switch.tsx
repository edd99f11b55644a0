import { memo, useEffect, useRef } from 'react'
import { type Currency, choices } from '@/estimate'
import { currencySymbols } from '@/messages/format'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './currency-switch.module.scss'

/** The currency all figures are shown in. Memoised: while figures are animated, what is around it renders 60 times a second. */
export const CurrencySwitch = memo(function CurrencySwitch({ className = '' }: { className?: string | undefined }) {
  const { document, set } = useEstimateDocument()
  const t = useWords().in('EstimateCurrency')
  const select = useRef<HTMLSelectElement>(null)
  const { currency } = document.input
  const choose = (chosen: string | undefined) => {
    if (chosen && chosen !== currency) set({ set: { currency: chosen as Currency } }, t('chosen', { currency: chosen }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration, for what a visitor chose before
  useEffect(() => choose(select.current?.value), [])

  return (
    <span className={`${styles.switch} ${className}`}>
      <select
        className={styles.select}
        ref={select}
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
      <Icon name="chevron" className={styles.chevron} />
    </span>
  )
})
