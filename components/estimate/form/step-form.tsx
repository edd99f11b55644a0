'use client'

// Client: the native controls of a step change the estimate as they are used. Without a script the form is simply sent.
import { type ChangeEvent, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { checkCompatibility, parseEstimate } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import { useWords } from '../words-provider'
import { describeChange } from './causes'
import { checkFields, type FieldError } from './check-fields'
import { ErrorSummary } from './error-summary'
import { type FormStep, fieldValues, mergeFields } from './fields'
import { fillForm, readForm, showErrors } from './form-controls'
import { leaveSiblings, pressedStep, quantityOf, stepQuantity } from './quantities'

const summaryId = 'estimate-errors'

type StepFormProps = { step: FormStep; next: string; children: ReactNode }

export function StepForm({ step, next, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [refused, setRefused] = useState(false)
  const { document: estimate, catalogue, query, replace, rename, title } = useEstimateDocument()
  const words = useWords()

  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    fillForm(form.current, step, fieldValues(estimate.input, catalogue))
    const named = form.current.querySelector<HTMLInputElement>('[data-title]')
    if (named && named !== document.activeElement) named.value = title
  }, [estimate, catalogue, step, title])

  useEffect(() => {
    const say = words.in('EstimateErrors')
    if (form.current) showErrors(form.current, errors, ({ code, values }) => say(code, values))
  }, [errors, words])

  const check = () => (form.current ? checkFields(step, readForm(form.current), catalogue, today()) : [])

  const take = (control: HTMLInputElement | HTMLSelectElement) => {
    if (!form.current) return
    leaveSiblings(form.current, control)
    const found = check().filter(({ field }) => field !== 'b')
    const own = found.filter(({ field }) => control.name === field || control.name.startsWith(`${field}.`))
    setErrors(own.length > 0 ? own : errors.filter((old) => found.some(({ field, code }) => field === old.field && code === old.code)))
    if (own.length > 0) return
    const merged = parseEstimate(mergeFields(query, step, readForm(form.current), today()))
    replace({ ...merged.document, catalogue: estimate.catalogue }, describeChange(control, words))
  }

  const change = (control: HTMLInputElement | undefined) => control && take(control)

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const control: EventTarget = target
    if (control instanceof HTMLInputElement && control.dataset.title !== undefined) rename(control.value)
    else if (control instanceof HTMLInputElement && control.dataset.toggle !== undefined) change(quantityOf(control))
    else if (isControl(control) && control.name !== '') take(control)
  }

  const onClick = ({ target }: MouseEvent) => change(pressedStep(target))

  const onKeyDown = (event: KeyboardEvent) => {
    const control = stepQuantity(event)
    if (!control) return
    event.preventDefault()
    take(control)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = check()
    setErrors(found)
    setRefused(found.length + conflicts.length > 0)
    if (found.length + conflicts.length === 0) onward.current?.click()
    else requestAnimationFrame(() => document.getElementById(summaryId)?.focus())
  }

  const conflicts = checkCompatibility(estimate.input, catalogue).filter(
    ({ level, rule }) => level === 'error' && (step !== 'settings' || rule === 'typeMobile'),
  )

  return (
    <form
      id="estimate-step"
      ref={form}
      action="/api/estimate/form"
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="lang" value={words.locale} />
      <ErrorSummary id={summaryId} errors={refused ? errors : []} conflicts={refused ? conflicts : []} form={form} />
      {children}
      <a ref={onward} href={next} data-estimate-link="" hidden tabIndex={-1}>
        {next}
      </a>
    </form>
  )
}

function isControl(target: unknown): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** The visitor's own day. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
