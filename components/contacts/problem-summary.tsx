import { useRef } from 'react'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import { useSafeEffect } from '../resilience/use-safe-effect'
import { fieldId } from './anchors'
import type { ContactField } from './contact-rules'
import type { ContactWords } from './contact-words'
import type { FieldErrors } from './post-message'
import styles from './problem-summary.module.scss'

type ProblemSummaryProps = { errors: FieldErrors; words: ContactWords }

/** Everything that has to be put right, on top, each a way to its field. It takes the focus when it appears. */
export function ProblemSummary({ errors: { form, ...fields }, words }: ProblemSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useSafeEffect(() => summary.current?.focus(), [])
  return (
    <div className={styles.problems} ref={summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>
        <Icon path={icons.warning} />
        <span>{form ?? words.summary}</span>
      </p>
      <ul>
        {(Object.entries(fields) as [ContactField, string][]).map(([field, sentence]) => (
          <li key={field}>
            <a className={styles.link} href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
              {sentence}
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
