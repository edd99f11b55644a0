import type { ComponentProps, ReactNode } from 'react'
import styles from './field-row.module.scss'

type FieldRowProps = { question: string; hint?: string; children: ReactNode }

/** A question with fields of its own, laid out like the other questions of a step. */
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

type ControlProps = {
  name: string
  label: string
  hint?: string
  wide?: boolean
  /** Attributes of an input, or a control of one’s own as the child. */
  control?: ComponentProps<'input'> & { 'data-title'?: string }
  children?: ReactNode
}

export function FieldControl({ name, label, hint, wide = false, control, children }: ControlProps) {
  const described = [`error-${name}`, hint && `hint-${name}`].filter(Boolean).join(' ')
  return (
    <div className={wide ? `${styles.control} ${styles.wide}` : styles.control}>
      <label className={styles.label} htmlFor={`field-${name}`}>
        {label}
      </label>
      {children ?? <input className={styles.input} id={`field-${name}`} name={name} aria-describedby={described} {...control} />}
      <p className={styles.error} id={`error-${name}`} data-error-for={name} hidden />
      {hint && (
        <p className={styles.hint} id={`hint-${name}`}>
          {hint}
        </p>
      )}
    </div>
  )
}
