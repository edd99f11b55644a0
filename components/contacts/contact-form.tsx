'use client'

// Client: it checks what is typed, sends it in place and tries again, and attaches the estimate of the address. Without it the browser sends the form.
import { lazy, type ReactNode, Suspense, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/routing/locales'
import { useSafeEffect } from '../resilience/use-safe-effect'
import { Confirmation } from './confirmation'
import { ContactFields } from './contact-fields'
import styles from './contact-form.module.scss'
import type { ContactWords } from './contact-words'
import { hasDraft } from './draft-mark'
import type { Desk } from './form-desk'
import { nothingShown, type Shown } from './shown'
import { SubmitButton } from './submit-button'

type ContactFormProps = {
  words: ContactWords
  email: string | null
  locale: Locale
  /** Path of the page the form is on. */
  page: string
  /** What the page asks about; empty for a project in general. */
  subject: string
  resultsPath: string
  /** Stands beside the button. */
  notice: ReactNode
  /** What follows once a message has arrived. */
  children: ReactNode
}

// What most visits never see is fetched when somebody is at the form.
const loadParts = () => import('./desk-parts')
const LetterReady = lazy(async () => ({ default: (await loadParts()).LetterReady }))
const FormTop = lazy(async () => ({ default: (await loadParts()).FormTop }))
const SendStatus = lazy(async () => ({ default: (await loadParts()).SendStatus }))

export function ContactForm({ words, email, locale, page, subject, resultsPath, notice, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const opened = useRef<Promise<Desk>>(null)
  const [shown, setShown] = useState(nothingShown)
  const { attempt, state, estimate, letter, reference } = shown
  const show = (change: Partial<Shown>) => setShown((before) => ({ ...before, ...change }))

  function atDesk(act: (desk: Desk) => void, fail = () => {}) {
    opened.current ??= Promise.all([import('./form-desk'), loadParts()]).then(([{ openDesk }]) =>
      openDesk({ form, words, resultsPath, show }),
    )
    opened.current.then(act, () => {
      opened.current = null
      fail()
    })
  }

  const begin = useEffectEvent(() => {
    // The address is known in the browser only: an estimate may come along in it, or the number of a message that has arrived.
    const { search } = window.location
    if (/\b(?:estimate|sent)=/.test(search)) atDesk((desk) => desk.readAddress(search))
    else if (form.current?.contains(document.activeElement) || hasDraft()) atDesk(() => {})
  })
  useSafeEffect(() => {
    begin()
    return () => void opened.current?.then((desk) => desk.stop())
  }, [])

  return (
    <div className={styles.desk}>
      <Confirmation reference={reference} words={words.sent} onAgain={() => atDesk((desk) => desk.startAgain())}>
        {children}
      </Confirmation>
      <Suspense>
        {letter && <LetterReady letter={letter} email={email} words={words.letter} onBack={() => atDesk((desk) => desk.leaveLetter())} />}
      </Suspense>
      <form
        className={styles.form}
        ref={form}
        action="/api/contact"
        method="post"
        encType="multipart/form-data"
        // Errors are ours, in the language of the page: these scripts', or those of the page the server answers with.
        noValidate
        data-runtime="query"
        hidden={Boolean(letter || reference)}
        onFocus={() => atDesk(() => {})}
        onInput={({ target }) => atDesk((desk) => desk.typed(target))}
        onSubmit={(event) => {
          event.preventDefault()
          atDesk(
            (desk) => desk.send(),
            () => show({ isUnloaded: true }),
          )
        }}
      >
        {Object.entries({ locale, page, subject, estimate: estimate?.query ?? '' }).map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={name} />
        ))}
        <Suspense>
          {(attempt > 0 || estimate) && <FormTop {...{ shown, words, locale, resultsPath }} onRemove={() => show({ estimate: null })} />}
        </Suspense>
        <ContactFields key={shown.round} words={words} shown={shown} />
        <Suspense>
          {state && (
            <SendStatus
              {...{ state, locale }}
              words={words.status}
              onStop={() => atDesk((desk) => desk.stop())}
              onLetter={() => atDesk((desk) => desk.writeLetter())}
            />
          )}
        </Suspense>
        {shown.isUnloaded && <p role="alert">{words.status.unloaded}</p>}
        <div className={styles.end}>
          <SubmitButton phase={state?.phase} words={words} />
          {notice}
        </div>
      </form>
    </div>
  )
}
