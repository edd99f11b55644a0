'use client'

// Client: parts the prototypes of several products share.
import { type ReactNode, useId } from 'react'
import styles from './parts.module.scss'

type ChoicesProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; note?: string }[]
  value: Value | null
  onChoose: (value: Value) => void
}

/** One of a few: native radio buttons, so that arrows and touch work by themselves. */
export function Choices<Value extends string>({ label, options, value, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label className={styles.choice} key={option.value}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
          {option.note && <small className={styles.note}>{option.note}</small>}
        </label>
      ))}
    </fieldset>
  )
}

/** What came of it, said aloud when it changes. */
export function Readout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.readout} role="status">
      {children}
    </div>
  )
}

export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="grid">
      <span className={styles.label}>{label}</span> <b className={styles.value}>{children}</b>
    </p>
  )
}
