import { useTranslations } from 'next-intl'
import { Icon } from '../../primitives/icon'
import styles from './quantity.module.scss'

type QuantityProps = {
  name: string
  /** Where the field has no label of its own. */
  label?: string
  /** 0 means that an empty field says “none”. */
  least: 0 | 1
  most: number
  initial?: number
}

/** A native number with buttons beside it: never only a slider, never only a drag. */
export function Quantity({ name, label, least, most, initial }: QuantityProps) {
  const t = useTranslations('EstimateQuantity')
  return (
    <span className={styles.quantity} data-quantity>
      <button className={styles.step} type="button" data-step="-1" aria-label={t('less')} tabIndex={-1}>
        <Icon name="minus" className={styles.icon} />
      </button>
      <input
        className={styles.input}
        id={`field-${name}`}
        type="number"
        name={name}
        min={least}
        max={most}
        step="1"
        placeholder="0"
        defaultValue={initial}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={`error-${name}`}
      />
      <button className={styles.step} type="button" data-step="1" aria-label={t('more')} tabIndex={-1}>
        <Icon name="plus" className={styles.icon} />
      </button>
    </span>
  )
}
