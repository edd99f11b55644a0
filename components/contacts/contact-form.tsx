'use client'

// Client: it checks what is typed, attaches the estimate of the address and makes a letter of it. Without it the form still hands its words to the mail program.
import { useSearchParams } from 'next/navigation'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../primitives/icon'
import { type AttachedEstimate, readAttachedEstimate } from './attached-estimate'
import { ContactFields } from './contact-fields'
import styles from './contact-form.module.scss'
import { type ContactField, type ContactProblem, checkContact } from './contact-rules'
import type { ContactWords } from './contact-words'
import { type Letter, toLetter } from './letter'
import { ProblemSummary } from './problem-summary'

type ContactFormProps = { words: ContactWords; email: string | null; resultsPath: string }
type Problems = Partial<Record<ContactField, ContactProblem>>

// What most visits never see is fetched when it is needed.
const LetterReady = lazy(async () => ({ default: (await import('./letter-ready')).LetterReady }))
const EstimateSummary = lazy(async () => ({ default: (await import('./estimate-summary')).EstimateSummary }))

const never = () => () => {}

export function ContactForm({ words, email, resultsPath }: ContactFormProps) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [estimate, setEstimate] = useState<AttachedEstimate | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [attempt, setAttempt] = useState(0)
  const [letter, setLetter] = useState<Letter | null>(null)
  const submit = useRef<HTMLButtonElement>(null)

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (field: string) => String(data.get(field) ?? '')
    const [name, contact, message] = [text('name'), text('contact'), text('message')]
    const found = checkContact({ name, contact, message, hasEstimate: estimate !== null })
    setProblems(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    const { fields, nda } = words
    setLetter(
      toLetter({
        subject: `${words.letter.subject}: ${name.trim()}`,
        message,
        lines: [
          { label: words.letter.name, value: name },
          { label: words.letter.contact, value: contact },
          { label: fields.budget, value: text('budget') },
          { label: words.estimate.label, value: estimate ? `${window.location.origin}${resultsPath}?${estimate.query}` : '' },
          { label: '', value: data.has('nda') ? nda : '' },
        ],
      }),
    )
  }

  function goBack() {
    setLetter(null)
    requestAnimationFrame(() => submit.current?.focus())
  }

  return (
    <>
      <Suspense>{letter && <LetterReady letter={letter} email={email} words={words.letter} onBack={goBack} />}</Suspense>
      <form
        className={styles.form}
        hidden={letter !== null}
        noValidate={isReady}
        onSubmit={check}
        {...(email && { action: `mailto:${email}`, method: 'post', encType: 'text/plain' })}
      >
        <Suspense>
          <EstimateInAddress onChange={setEstimate} />
        </Suspense>
        {Object.keys(problems).length > 0 && <ProblemSummary key={attempt} problems={problems} words={words} />}
        <Suspense>
          {estimate && (
            <EstimateSummary estimate={estimate} words={words.estimate} resultsPath={resultsPath} onRemove={() => setEstimate(null)} />
          )}
        </Suspense>
        <ContactFields words={words} problems={problems} isMessageAsked={!estimate} />
        <button className={styles.submit} ref={submit} type="submit" disabled={!isReady && !email}>
          {words.submit}
          <Icon name="arrow" className={styles.arrow} />
        </button>
      </form>
    </>
  )
}

/** The address is known in the browser only; the rest of the form does not wait for it. */
function EstimateInAddress({ onChange }: { onChange: (estimate: AttachedEstimate | null) => void }) {
  const search = useSearchParams().toString()
  useEffect(() => onChange(readAttachedEstimate(search)), [search, onChange])
  return null
}
