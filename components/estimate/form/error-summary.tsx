import type { RefObject } from 'react'
import type { Conflict } from '@/estimate'
import { ConflictMessage } from '../conflicts/conflict-message'
import { keyOf } from '../conflicts/conflicts'
import { errorLabel } from '../step-labels'
import { useWords } from '../words-provider'
import type { FieldError } from './check-fields'
import styles from './error-summary.module.scss'
import { fieldControls } from './native-controls'

type ErrorSummaryProps = {
  id: string
  errors: readonly FieldError[]
  conflicts: readonly Conflict[]
  form: RefObject<HTMLFormElement | null>
}

/** The problems of a step: an error links to its field, a conflict has a button that fixes it. */
export function ErrorSummary({ id, errors, conflicts, form }: ErrorSummaryProps) {
  const words = useWords()
  const t = words.in('EstimateErrors')
  const count = errors.length + conflicts.length
  if (count === 0) return null
  const focus = (field: string) => form.current && fieldControls(form.current, field)[0]?.focus()
  return (
    <div className={styles.summary} id={id} role="alert" tabIndex={-1}>
      <h2 className="item">{t('title', { count })}</h2>
      <ul className="grid gap1 above15">
        {errors.map((error) => (
          <li key={`${error.field} ${error.code}`}>
            <a
              className={styles.link}
              href={`#field-${error.field}`}
              onClick={(event) => {
                event.preventDefault()
                focus(error.field)
              }}
            >
              {errorLabel(words, error)}
            </a>
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li className="gap1 across2 middle cluster" key={keyOf(conflict)}>
            <ConflictMessage conflict={conflict} />
          </li>
        ))}
      </ul>
    </div>
  )
}
