import type { ComponentProps } from 'react'
import type { ContactField } from '@/components/contacts/contact-rules'
import type { Words } from '@/components/estimate/words'
import type { Problems } from '../intake/take-post'

type FormFieldProps = {
  words: Words
  fields: Readonly<Record<string, string>>
  problems: Problems
  name: ContactField | 'budget'
  label: string
  hint?: string
  isLong?: boolean
  control?: ComponentProps<'input'>
}

/** A label, its control with what was typed, and what is wrong with it. */
export function FormField({ words, fields, problems, name, label, hint, isLong = false, control }: FormFieldProps) {
  const problem = name === 'budget' ? undefined : problems[name]
  const t = words.in('ContactForm.problems')
  const id = `contact-${name}`
  const notes = [hint && `${id}-hint`, problem && `${id}-wrong`].filter(Boolean).join(' ')
  const said = { id, name, defaultValue: name === 'files' ? undefined : fields[name], 'aria-describedby': notes || undefined }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...said} rows={6} aria-invalid={problem ? true : undefined} />
      ) : (
        <input {...control} {...said} aria-invalid={problem ? true : undefined} />
      )}
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="wrong" id={`${id}-wrong`}>
          {t(problem)}
        </p>
      )}
    </div>
  )
}
