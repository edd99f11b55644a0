import type { ReactNode } from 'react'
import type { Words } from '../words'
import type { Control } from './control'
import styles from './field-row.module.scss'

/** Props of the questions of a step, on a page and in the form without scripts. */
export type StepQuestionsProps = {
  words: Words
  /** Renders the inputs: `LiveControl` on a page, a plain control in the form without scripts. */
  Control: Control
  /** Shows a field's error. */
  errorNote: (field: string) => ReactNode
}

type FieldRowProps = { question: string; hint?: string; children: ReactNode }

/** A question with several fields. */
export function FieldRow({ question, hint, children }: FieldRowProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.question} data-question>
        {question}
      </legend>
      <div className={styles.answers}>
        {hint && <p className={styles.hint}>{hint}</p>}
        <div className={styles.controls}>{children}</div>
      </div>
    </fieldset>
  )
}

type FieldControlProps = {
  name: string
  label: string
  error?: ReactNode
  hint?: string
  wide?: boolean
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: { id: string; className: string | undefined; 'aria-describedby': string | undefined }) => ReactNode
}

export function FieldControl({ name, label, error, hint, wide = false, children }: FieldControlProps) {
  const described = [error && `error-${name}`, hint && `hint-${name}`].filter(Boolean).join(' ') || undefined
  return (
    <div className={wide ? `${styles.control} ${styles.wide}` : styles.control}>
      <label className={styles.label} htmlFor={`field-${name}`}>
        {label}
      </label>
      {children({ id: `field-${name}`, className: styles.input, 'aria-describedby': described })}
      {error}
      {hint && (
        <p className={styles.hint} id={`hint-${name}`}>
          {hint}
        </p>
      )}
    </div>
  )
}
