import { type ComponentProps, useId } from 'react'
import styles from './field.module.scss'
import { Icon } from './icon'
import * as icons from './icons'

type Control =
  | ({ as?: 'input' } & ComponentProps<'input'>)
  | ({ as: 'textarea' } & ComponentProps<'textarea'>)
  | ({ as: 'select' } & ComponentProps<'select'>)
  /** `face` is what it says in the language of the page, in place of the browser's own words. */
  | ({ as: 'file'; face: string } & ComponentProps<'input'>)

type FieldProps = {
  label: string
  /** A word behind the label: “optional”. */
  mark?: string | undefined
  hint?: string | undefined
  /** The error message; marks the control as invalid. */
  error?: string | undefined
  /** The control's own attributes; `as` tells which element it is. */
  control: Control
}

/** A labelled control. Its hint and its error are read out with it. */
export function Field({ label, mark, hint, error, control }: FieldProps) {
  const ownId = useId()
  const id = control.id ?? ownId
  const notes = { hint: hint && `${id}-hint`, error: error && `${id}-error` }
  const described = [notes.error, notes.hint, control['aria-describedby']].filter(Boolean).join(' ')
  const wiring = { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : control['aria-invalid'] }
  return (
    <div className="shrinks">
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> {mark && <span className="quiet medium">{mark}</span>}
      </label>
      <ControlElement {...control} {...wiring} />
      {error && (
        <p className={styles.error} id={notes.error}>
          <Icon path={icons.warning} className="rigid icon18" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={notes.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

function ControlElement(control: Control) {
  if (control.as === 'textarea') {
    const { as: _, ...attributes } = control
    return <textarea className={`${styles.control} ${styles.long}`} {...attributes} />
  }
  if (control.as === 'select') {
    const { as: _, ...attributes } = control
    return (
      <span className="relative block">
        <select className={`${styles.control} ${styles.list}`} {...attributes} />
        <Icon path={icons.chevron} className={styles.chevron} />
      </span>
    )
  }
  if (control.as === 'file') {
    const { as: _, face, ...attributes } = control
    return (
      <span className="relative block">
        <input className={`${styles.control} ${styles.files}`} type="file" {...attributes} />
        <span className={`${styles.control} ${styles.face}`} aria-hidden="true">
          {face}
        </span>
      </span>
    )
  }
  const { as: _, ...attributes } = control
  return <input className={styles.control} type="text" {...attributes} />
}
