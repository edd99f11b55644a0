import type { FieldError } from '@/components/estimate/form/check-fields'
import type { StepQuestionsProps } from '@/components/estimate/form/field-row'
import { conflictLabels, errorLabel } from '@/components/estimate/step-labels'
import type { Words } from '@/components/estimate/words'
import type { Conflict } from '@/estimate'
import { blockTitles } from '@/estimate/titles'

type ProblemsProps = { words: Words; errors: readonly FieldError[]; conflicts: readonly Conflict[] }

/** What has to be settled first, each error with a link to its field. */
export function Problems({ words, errors, conflicts }: ProblemsProps) {
  const count = errors.length + conflicts.length
  if (count === 0) return null
  const t = words.in('EstimateErrors')
  return (
    <section className="error" role="alert">
      <h2>{t('title', { count })}</h2>
      <ul>
        {errors.map((error) => (
          <li key={`${error.field} ${error.code}`}>
            <a href={`#field-${error.field}`}>{errorLabel(words, error)}</a>
          </li>
        ))}
        {conflicts.map((conflict) => (
          <li key={`${conflict.rule} ${conflict.about}`}>{conflictLabels(words, blockTitles[words.locale], conflict).text}</li>
        ))}
      </ul>
    </section>
  )
}

/** Draws the error of a field beside it. */
export function toErrorNote(words: Words, errors: readonly FieldError[]): StepQuestionsProps['errorNote'] {
  return (field) => {
    const error = errors.find((each) => each.field === field)
    return (
      error && (
        <p className="wrong" id={`error-${field}`}>
          {errorLabel(words, error)}
        </p>
      )
    )
  }
}
