import type { ReactNode } from 'react'
import styles from './option-list.module.scss'

export type Option = { value: string; name: string; hint?: string | undefined; after?: ReactNode }

type OptionListProps = {
  /** The parameter of the address: `q`; boxes are named `p.web`. */
  name: string
  question: string
  hint?: string | undefined
  options: readonly Option[]
  /** What is chosen in the empty estimate. */
  chosen: readonly string[]
  several?: boolean
  /** Boxes that share the name itself and say their value. */
  box?: boolean
  look?: 'chips' | 'rows' | 'pairs'
}

/** One question with native radio buttons or boxes: short answers as chips, answers that need a sentence as rows. */
export function OptionList({ name, question, hint, options, chosen, several = false, box = false, look = 'chips' }: OptionListProps) {
  const notes = { hint: hint && `hint-${name}`, error: `error-${name}` }
  return (
    <fieldset className={styles.field} id={`field-${name}`} aria-describedby={[notes.error, notes.hint].filter(Boolean).join(' ')}>
      <legend className={styles.question} data-question>
        {question}
      </legend>
      <div className={styles.answers}>
        {hint && (
          <p className={styles.hint} id={notes.hint}>
            {hint}
          </p>
        )}
        <div className={look === 'pairs' ? `${styles.rows} ${styles.pairs}` : styles[look]}>
          {options.map(({ value, name: text, hint: explanation, after }) => (
            <label className={styles.option} key={value}>
              <input
                className={several || box ? `${styles.input} ${styles.box}` : styles.input}
                type={several || box ? 'checkbox' : 'radio'}
                name={several ? `${name}.${value}` : name}
                value={several ? 'on' : value}
                defaultChecked={chosen.includes(value)}
              />
              <span className={styles.body}>
                <span className={styles.name} data-name>
                  {text}
                </span>
                {explanation && <span className={styles.explanation}>{explanation}</span>}
              </span>
              {after}
            </label>
          ))}
        </div>
        <p className={styles.error} id={notes.error} data-error-for={name} hidden />
      </div>
    </fieldset>
  )
}
