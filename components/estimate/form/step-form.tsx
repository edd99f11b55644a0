'use client'

// Client: each change of a control changes the estimate. Without scripts the form is sent to the server.
import { type ChangeEvent, type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { type EstimateDocument, type FormStep, parseEstimate } from '@/estimate'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { useEstimateDocument, useEstimateStore } from '../document/estimate-context'
import { useWords } from '../words-provider'
import { describeChange } from './change-label'
import { blockingConflicts, checkFields, type FieldError } from './check-fields'
import { ErrorSummary } from './error-summary'
import { type FieldList, fieldValues, mergeFields } from './fields'
import { changeField, type Entry, isPartOf, readButton, readEntry, readForm, readKey } from './native-controls'
import { StepFields } from './step-fields'
import { today } from './today'

const summaryId = 'estimate-errors'

/** The fields of the last change and their errors. They are valid only for that estimate: Undo, a fix or a link discards them. */
type Sent = { estimate: EstimateDocument; fields: FieldList; errors: readonly FieldError[] }

type StepFormProps = { step: FormStep; next: string; children: ReactNode }

export function StepForm({ step, next, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const onward = useRef<HTMLAnchorElement>(null)
  const [hydrated, setHydrated] = useState(false)
  const [last, setLast] = useState<Sent | null>(null)
  const [refused, setRefused] = useState(false)
  const { document: estimate, catalogue, query, replace } = useEstimateDocument()
  const store = useEstimateStore()
  const words = useWords()
  const sent = last?.estimate === estimate ? last : null
  const errors = sent?.errors ?? none
  const shown = useMemo(() => {
    const values = [...fieldValues(estimate.input, catalogue)]
    return { values: new Map(sent ? replaceWrong(values, sent.errors, sent.fields) : values), errors }
  }, [estimate, catalogue, sent, errors])

  useSafeEffect(() => setHydrated(true), [])

  const check = (fields: FieldList) => checkFields(step, fields, catalogue, today())

  const take = (entry: Entry | undefined) => {
    if (!form.current || !entry) return
    const { name } = entry.control
    const fields = changeField(readForm(form.current), name, entry.value)
    const found = check(fields).filter(({ field }) => field !== 'b')
    const own = found.filter(({ field }) => isPartOf(name, field))
    const before = fieldValues(estimate.input, catalogue)
    // The date before one that cannot be taken would go on deciding the price unseen.
    const isOver = own.length > 0 && entry.control.type === 'date' && Boolean(before.get(name))
    if (own.length > 0 && !isOver) return setLast({ estimate, fields, errors: own })
    const left = errors.filter((old) => found.some(({ field, code }) => field === old.field && code === old.code))
    const valid = [...before].filter(([each]) => !isOver || each !== name)
    const kept = replaceWrong(fields, found, valid)
    const merged = parseEstimate(mergeFields(query, step, kept, today()))
    const label = describeChange(isOver ? { ...entry, value: '–' } : entry, words)
    replace({ ...merged.document, catalogue: estimate.catalogue }, label)
    setLast({ estimate: store.current().document, fields, errors: isOver ? own : left })
  }

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const control: EventTarget = target
    if (control instanceof HTMLInputElement) take(readEntry(control))
  }

  const onClick = ({ target }: MouseEvent) => take(readButton(target))

  const onKeyDown = (event: KeyboardEvent) => {
    const entry = readKey(event)
    if (!entry) return
    event.preventDefault()
    take(entry)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = readForm(event.currentTarget)
    const found = check(fields)
    setLast({ estimate, fields, errors: found })
    setRefused(found.length + conflicts.length > 0)
    if (found.length + conflicts.length === 0) onward.current?.click()
    else requestAnimationFrame(() => document.getElementById(summaryId)?.focus())
  }

  const conflicts = blockingConflicts(step, estimate.input, catalogue)

  return (
    <form
      id="estimate-step"
      ref={form}
      action="/api/estimate/form"
      autoComplete="off"
      noValidate={hydrated}
      onChange={onChange}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="lang" value={words.locale} />
      <noscript data-filled="fields" />
      <ErrorSummary id={summaryId} errors={refused ? errors : []} conflicts={refused ? conflicts : []} form={form} />
      <StepFields value={shown}>{children}</StepFields>
      <a ref={onward} href={next} data-estimate-link="" data-fetch-ahead="" hidden tabIndex={-1}>
        {next}
      </a>
    </form>
  )
}

const none: readonly FieldError[] = []

/** The fields, with those that have an error replaced by the others. An error of `b`, the list of blocks, is about no single field. */
function replaceWrong(fields: FieldList, errors: readonly FieldError[], others: FieldList): FieldList {
  const isWrong = (name: string) => errors.some(({ field }) => field !== 'b' && isPartOf(name, field))
  return [...fields.filter(([name]) => !isWrong(name)), ...others.filter(([name]) => isWrong(name))]
}
