'use client'

// Client: errors change while the form is filled in.
import { useContext } from 'react'
import { errorLabel } from '../step-labels'
import { useWords } from '../words-provider'
import styles from './field-error.module.scss'
import { StepFields } from './step-fields'

/** The error message beside a field. */
export function FieldError({ field }: { field: string }) {
  const error = useContext(StepFields).errors.find((each) => each.field === field)
  const words = useWords()
  return (
    <p className={styles.error} id={`error-${field}`} hidden={!error}>
      {error && errorLabel(words, error)}
    </p>
  )
}
