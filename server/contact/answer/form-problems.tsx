import type { ContactField } from '@/components/contacts/contact-rules'
import type { Words } from '@/components/estimate/words'
import type { Failure } from './form-page-props'

const contactFields: readonly ContactField[] = ['name', 'contact', 'message', 'files']

/** Why it was not sent, each field with a link to it. */
export function FormProblems({ words, failure: { sentence, problems } }: { words: Words; failure: Failure }) {
  const t = words.in('ContactForm.problems')
  const wrong = contactFields.flatMap((field) => (problems[field] ? [{ field, problem: problems[field] }] : []))
  return (
    <section className="error" role="alert">
      <p>{sentence}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ field, problem }) => (
            <li key={field}>
              <a href={`#contact-${field}`}>{t(problem)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
