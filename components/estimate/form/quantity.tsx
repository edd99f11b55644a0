import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import type { Words } from '../words'
import type { Control as ControlComponent } from './control'
import styles from './quantity.module.scss'

type QuantityProps = {
  words: Words
  Control: ControlComponent
  name: string
  /** What is counted: its buttons say it, too. */
  counted: string
  /** For a field without a visible label. */
  label?: string
  /** With 0 the field may be empty. */
  min: 0 | 1
  max: number
}

/** A number input with buttons for less and more. */
export function Quantity({ words, Control, name, counted, label, min, max }: QuantityProps) {
  const t = words.in('EstimateQuantity')
  return (
    <span className={styles.quantity} data-quantity>
      <button className={styles.step} type="button" data-step="-1" aria-label={t('less', { name: counted })} tabIndex={-1}>
        <Icon path={icons.minus} className={styles.icon} />
      </button>
      <Control
        className={styles.input}
        id={`field-${name}`}
        type="number"
        field={name}
        min={min}
        max={max}
        step="1"
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={`error-${name}`}
      />
      <button className={styles.step} type="button" data-step="1" aria-label={t('more', { name: counted })} tabIndex={-1}>
        <Icon path={icons.plus} className={styles.icon} />
      </button>
    </span>
  )
}
