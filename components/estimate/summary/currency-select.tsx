import type { Ref } from 'react'
import { type Currency, choices } from '@/estimate'
import { currencySymbols } from '@/messages/format'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import type { Words } from '../words'
import styles from './currency-switch.module.scss'

type CurrencySelectProps = {
  words: Words
  currency: Currency
  className?: string | undefined
  ref?: Ref<HTMLSelectElement>
  /** Without it, what is chosen waits for scripts (`keep-hands.ts`). */
  onChoose?: (chosen: string) => void
}

/** The currency all figures are shown in. */
export function CurrencySelect({ words, currency, className = '', ref, onChoose }: CurrencySelectProps) {
  return (
    <span className={`relative rigid screenOnly ${className}`}>
      <select
        className={styles.select}
        ref={ref}
        {...(onChoose ? { value: currency, onChange: ({ currentTarget }) => onChoose(currentTarget.value) } : { defaultValue: currency })}
        aria-label={words.in('EstimateCurrency')('label')}
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
}
