import { useEffect, useRef } from 'react'
import { Icon } from '../primitives/icon'
import { fieldId } from './contact-fields'
import styles from './contact-form.module.scss'
import type { ContactField, ContactProblem } from './contact-rules'
import type { ContactWords } from './contact-words'

type ProblemSummaryProps = { problems: Partial<Record<ContactField, ContactProblem>>; words: ContactWords }

/** Everything that has to be put right, on top, each a way to its field. It takes the focus when it appears. */
export function ProblemSummary({ problems, words }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => summary.current?.focus(), [])
  return (
    <div className={styles.problems} ref={summary} role="alert" tabIndex={-1}>
      <p className={styles.problemsTitle}>
        <Icon name="warning" />
        {words.summary}
      </p>
      <ul>
        {(Object.entries(problems) as [ContactField, ContactProblem][]).map(([field, problem]) => (
          <li key={field}>
            <a className={styles.problem} href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
              {words.problems[problem]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Into the field, without a step in the history of the visit. */
function focusField(event: { preventDefault: () => void; stopPropagation: () => void }, field: ContactField) {
  event.preventDefault()
  event.stopPropagation()
  document.getElementById(fieldId(field))?.focus()
}
