'use client'

// Client: it checks what is typed, attaches the estimate of the address and makes a letter of it. Without it the form still hands its words to the mail program.
import { useSearchParams } from 'next/navigation'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/routing/locales'
import { Icon } from '../primitives/icon'
import type { AttachedEstimate } from './attached-estimate'
import { ContactFields } from './contact-fields'
import styles from './contact-form.module.scss'
import type { ContactField, ContactProblem } from './contact-rules'
import type { ContactWords } from './contact-words'
import type { Letter } from './letter'

type ContactFormProps = { words: ContactWords; email: string | null; locale: Locale; resultsPath: string }
type Problems = Partial<Record<ContactField, ContactProblem>>

// What most visits never see is fetched when it is needed.
const LetterReady = lazy(async () => ({ default: (await import('./letter-ready')).LetterReady }))
const ProblemSummary = lazy(async () => ({ default: (await import('./problem-summary')).ProblemSummary }))
const EstimateSummary = lazy(async () => ({ default: (await import('./estimate-summary')).EstimateSummary }))

const never = () => () => {}

export function ContactForm({ words, email, locale, resultsPath }: ContactFormProps) {
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

  async function review(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { reviewForm } = await import('./review-form').catch(() => ({ reviewForm: null }))
    if (!reviewForm) {
      // Offline, say: the browser hands the words to the mail program, as it does without scripts. Without an address they stay here.
      if (email) form.submit()
      return
    }
    const link = estimate && `${window.location.origin}${resultsPath}?${estimate.query}`
    const reviewed = reviewForm(new FormData(form), link, words)
    setProblems(reviewed.problems)
    setAttempt((count) => count + 1)
    setLetter(reviewed.letter)
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
        data-runtime="query"
        hidden={letter !== null}
        noValidate={isReady}
        onSubmit={review}
        {...(email && { action: `mailto:${email}`, method: 'post', encType: 'text/plain' })}
      >
        <Suspense>
          <EstimateInAddress onChange={setEstimate} />
        </Suspense>
        <Suspense>{Object.keys(problems).length > 0 && <ProblemSummary key={attempt} problems={problems} words={words} />}</Suspense>
        <Suspense>
          {estimate && (
            <EstimateSummary
              estimate={estimate}
              words={words.estimate}
              locale={locale}
              resultsPath={resultsPath}
              onRemove={() => setEstimate(null)}
            />
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
  useEffect(() => {
    let isMeant = true
    const attach = async () => {
      const { readAttachedEstimate } = await import('./attached-estimate')
      if (isMeant) onChange(readAttachedEstimate(search))
    }
    if (search.includes('estimate=')) void attach()
    else onChange(null)
    return () => {
      isMeant = false
    }
  }, [search, onChange])
  return null
}
