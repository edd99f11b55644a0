import type { ReactNode } from 'react'
import type { FieldError } from '@/components/estimate/form/check-fields'
import { createPlainControl } from '@/components/estimate/form/control'
import type { StepQuestionsProps } from '@/components/estimate/form/field-row'
import { type FieldList, fieldValues, isOwned } from '@/components/estimate/form/fields'
import { LineList } from '@/components/estimate/notices/line-list'
import { noticeLines } from '@/components/estimate/notices/notice-lines'
import { SettingQuestions } from '@/components/estimate/settings/setting-questions'
import type { Words } from '@/components/estimate/words'
import { type Conflict, type EstimateInput, type FormStep, formatEstimate, formSteps, type ParsedEstimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import { type Locale, otherLocale } from '@/routing/locales'
import { plainDocument } from '../../plain/document'
import { BlockQuestions } from './block-questions'
import { Completeness } from './completeness'
import { PlainTechnologies } from './plain-technologies'
import { Problems, toErrorNote } from './problems'

type StepPageProps = {
  words: Words
  step: FormStep
  parsed: ParsedEstimate
  errors: readonly FieldError[]
  conflicts: readonly Conflict[]
  /** What was sent, where it is shown again. */
  typed: FieldList
  /** What projects of this kind usually have. */
  usual?: Partial<EstimateInput>
}

/** One step of the estimate as a whole plain page. */
export function stepPage(props: StepPageProps): Promise<string> {
  const { words, step, parsed } = props
  const address = toAddress(parsed)
  return plainDocument({
    words,
    title: titleOf(words, step),
    translation: address(otherLocale(words.locale), step),
    children: <StepPage {...props} />,
  })
}

/** The questions of the step as on the page of the site, the rest of the estimate in hidden fields. */
export function StepPage({ words, step, parsed, errors, conflicts, typed, usual = {} }: StepPageProps) {
  const { locale } = words
  const form = words.in('PlainForm')
  const repaired = words.in('EstimateNotices')
  const { document, catalogue, notices } = parsed
  const state = new URLSearchParams(formatEstimate(document, catalogue))
  const hidden = [...state].filter(([name]) => !isOwned(step, name))
  const values = new Map([...fieldValues(document.input, catalogue), ...typed.filter(([name]) => isOwned(step, name))])
  const before = formSteps[formSteps.indexOf(step) - 1]
  return (
    <>
      <h1>{titleOf(words, step)}</h1>
      <Problems words={words} errors={errors} conflicts={conflicts} />
      {notices.length > 0 && (
        <section>
          <h2>{repaired('title', { count: notices.length })}</h2>
          <LineList words={words} lines={noticeLines(words, blockTitles[locale], notices)} />
        </section>
      )}
      {step === 'functional-blocks' && <Completeness words={words} parsed={parsed} usual={usual} />}
      <form action="/api/estimate/form">
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="lang" value={locale} />
        {hidden.map(([name, value]) => (
          <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
        ))}
        <Questions step={step} parsed={parsed} words={words} Control={createPlainControl(values)} errorNote={toErrorNote(words, errors)} />
        <p className="actions">
          <button type="submit" className="primary">
            {step === 'functional-blocks' ? form('results') : form('next')}
          </button>
          {before && <a href={toAddress(parsed)(locale, before)}>{form('back')}</a>}
        </p>
      </form>
    </>
  )
}

function Questions({ step, parsed, ...props }: StepQuestionsProps & Pick<StepPageProps, 'step' | 'parsed'>): ReactNode {
  const { document, catalogue } = parsed
  if (step === 'settings') return <SettingQuestions {...props} />
  if (step === 'functional-blocks') return <BlockQuestions {...props} input={document.input} catalogue={catalogue} />
  return <PlainTechnologies {...props} input={document.input} catalogue={catalogue} />
}

function titleOf(words: Words, step: FormStep): string {
  const form = words.in('PlainForm')
  const names = words.in('PageNames')
  return form('title', { number: String(formSteps.indexOf(step) + 1), step: names(`estimate/${step}`) })
}

function toAddress({ document, catalogue }: ParsedEstimate): (locale: Locale, step: FormStep) => string {
  const query = new URLSearchParams(formatEstimate(document, catalogue))
  return (locale, step) => `/api/estimate/form?${query}&at=${step}&lang=${locale}`
}
