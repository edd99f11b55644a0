import type { ReactNode } from 'react'
import type { Control as ControlComponent } from './control'
import styles from './option-list.module.scss'

export type Option = { value: string; name: string; note?: ReactNode; hint?: ReactNode; after?: ReactNode }

type OptionListProps = {
  /** The parameter of the address: `q`. */
  name: string
  question: string
  hint?: ReactNode
  options: readonly Option[]
  Control: ControlComponent
  /** Shows the error of this question. */
  error?: ReactNode
  /** Checkboxes with a field each, named `p.web`. */
  several?: boolean
  /** Checkboxes that share the field and have different values. */
  box?: boolean
  look?: 'chips' | 'pairs' | 'sheets'
}

const lists = { chips: styles.chips, pairs: `${styles.rows} ${styles.pairs}`, sheets: undefined }

/** A question with radio buttons or checkboxes: short answers as chips or as sheets of a stack, answers with an explanation as rows. */
export function OptionList(props: OptionListProps) {
  const { name, question, hint, options, Control, error, several = false, box = false, look = 'chips' } = props
  const notes = { hint: hint ? `hint-${name}` : undefined, error: error ? `error-${name}` : undefined }
  const rows = options.map(({ value, name: text, note, hint: explanation, after }) => (
    <label className={styles.option} key={value}>
      <Control
        className={several || box ? `${styles.input} ${styles.box}` : styles.input}
        type={several || box ? 'checkbox' : 'radio'}
        field={several ? `${name}.${value}` : name}
        value={several ? 'on' : value}
      />
      <span className={styles.body}>
        <span className={styles.name} data-name>
          {text}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {explanation && <span className={styles.explanation}>{explanation}</span>}
      </span>
      {after}
    </label>
  ))
  return (
    <fieldset
      className={look === 'sheets' ? `${styles.field} ${styles.sheets}` : styles.field}
      id={`field-${name}`}
      aria-describedby={[notes.error, notes.hint].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.question} data-question>
        {question}
      </legend>
      <div className={styles.answers}>
        {hint && (
          <p className="small below15 quiet" id={notes.hint}>
            {hint}
          </p>
        )}
        <div className={lists[look]}>{rows}</div>
        {error}
      </div>
    </fieldset>
  )
}
