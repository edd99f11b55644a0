import type { RefObject } from 'react'
import { sentId } from './anchors'
import { readAttachedEstimate } from './attached-estimate'
import type { ContactWords } from './contact-words'
import { keepDraft, restoreDraft } from './draft'
import type { FieldErrors } from './post-message'
import { readContact } from './read-contact'
import { beginForm, checkForm, letterOf, sendForm, sentencesOf } from './send-form'
import type { Sending, SendState } from './sending'
import { nothingShown, type Shown } from './shown'

export type Desk = ReturnType<typeof openDesk>

type DeskOptions = {
  form: RefObject<HTMLFormElement | null>
  words: ContactWords
  resultsPath: string
  show: (change: Partial<Shown>) => void
}

/** What a form does once somebody is at it. It comes with the first touch, so that a lost network finds it here. */
export function openDesk({ form, words, resultsPath, show }: DeskOptions) {
  let sending: Sending | null = null
  let attempt = 0
  let round = 0
  let complaints: FieldErrors = {}
  beginForm()
  if (form.current) restoreDraft(form.current)

  function complain(errors: FieldErrors) {
    attempt++
    complaints = errors
    show({ errors, attempt, state: null })
  }

  /** Takes back what was said of a field once it is right, and only then: a field is not judged while it is filled in. */
  function forgive(field: string) {
    if (!form.current || !(field in complaints) || field in checkForm(form.current, words)) return
    const { [field as keyof FieldErrors]: _, ...others } = complaints
    complaints = others
    show({ errors: others })
  }

  function follow(state: SendState) {
    if (state.phase !== 'sending' && state.phase !== 'waiting') sending = null
    if (state.phase === 'sent') return show({ state: null, reference: state.reference })
    if (state.phase !== 'wrong') return show({ state })
    // Some browsers fill in what people cannot see.
    const trap = form.current?.elements.namedItem('website')
    if (trap instanceof HTMLInputElement) trap.value = ''
    complain(sentencesOf(state.problems, state.errors, words))
  }

  const focus = (control: string) => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(control)?.focus())

  function stop() {
    sending?.stop()
    sending = null
    show({ state: null })
  }

  return {
    stop,
    /** Pressed while it waits for its next try, it tries; while it sends, nothing more is sent. */
    send() {
      if (sending) return sending.tryNow()
      if (!form.current) return
      const errors = checkForm(form.current, words)
      if (Object.keys(errors).length > 0) return complain(errors)
      show({ errors: {}, isUnloaded: false })
      sending = sendForm(form.current, follow)
    },
    typed(target: EventTarget) {
      if (form.current) keepDraft(new FormData(form.current))
      if ('name' in target) forgive(String(target.name))
      if (target instanceof HTMLInputElement && target.name === 'contact') show({ detected: readContact(target.value)?.kind ?? null })
    },
    startAgain() {
      round++
      show({ ...nothingShown, round })
      focus('[name=name]')
    },
    leaveLetter() {
      show({ letter: null })
      focus('[type=submit]')
    },
    writeLetter() {
      stop()
      if (form.current) show({ letter: letterOf(form.current, `${window.location.origin}${resultsPath}`, words) })
    },
    /** What the address says of the message: the estimate that goes with it, or that it has arrived. */
    readAddress(search: string) {
      const reference = new URLSearchParams(search).get('sent') ?? ''
      const hasArrived = window.location.hash === `#${sentId}` && /^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference)
      show({ estimate: readAttachedEstimate(search), ...(hasArrived && { reference }) })
    },
  }
}
