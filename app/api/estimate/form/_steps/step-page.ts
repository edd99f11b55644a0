import { getMessages, getTranslations } from 'next-intl/server'
import type { FieldError } from '@/components/estimate/form/check-fields'
import { type FieldList, type FormStep, fieldValues, formSteps, isOwned } from '@/components/estimate/form/fields'
import { noticeValues } from '@/components/estimate/notices/notice-values'
import { createWords, type Words } from '@/components/estimate/words'
import { type Conflict, formatEstimate, type ParsedEstimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import { formatList } from '@/messages/format'
import { type Locale, otherLocale } from '@/routing/locales'
import { plainDocument } from '../../_plain/document'
import { type Html, html } from '../../_plain/html'
import { blockFields } from './block-fields'
import { settingFields } from './setting-fields'
import { technologyFields } from './technology-fields'

type StepPage = {
  locale: Locale
  step: FormStep
  parsed: ParsedEstimate
  errors: readonly FieldError[]
  conflicts: readonly Conflict[]
  /** What was sent, where it is shown again. */
  typed: FieldList
}

export type FieldsOfStep = { words: Words; parsed: ParsedEstimate; values: ReadonlyMap<string, string> }

const fieldsOf: Record<FormStep, (step: FieldsOfStep) => Html> = {
  settings: settingFields,
  technologies: technologyFields,
  'functional-blocks': blockFields,
}

/** One step of the estimate as a plain page. */
export async function stepPage({ locale, step, parsed, errors, conflicts, typed }: StepPage): Promise<string> {
  const words = createWords(locale, await getMessages({ locale }))
  const form = await getTranslations({ locale, namespace: 'PlainForm' })
  const names = await getTranslations({ locale, namespace: 'PageNames' })
  const { document, catalogue, notices } = parsed
  const state = new URLSearchParams(formatEstimate(document, catalogue))
  const hidden = [...state].filter(([name]) => !isOwned(step, name))
  const values = new Map([...fieldValues(document.input, catalogue), ...typed.filter(([name]) => isOwned(step, name))])
  const number = formSteps.indexOf(step) + 1
  const title = form('title', { number, step: names(`estimate/${step}`) })
  const address = (language: Locale, at: string) => `/api/estimate/form?${state}&at=${at}&lang=${language}`
  const before = formSteps[number - 2]
  return plainDocument({
    locale,
    title,
    translation: address(otherLocale(locale), step),
    body: html`<h1>${title}</h1>
${problems(words, errors, conflicts, catalogue.constants.limits.quantity)}
${
  notices.length > 0 &&
  html`<section><h2>${sayTitle(words, notices.length)}</h2>
<ul>${notices.map((notice) => html`<li>${sayNotice(words, notice)}</li>`)}</ul></section>`
}
<form action="/api/estimate/form">
<input type="hidden" name="step" value="${step}"><input type="hidden" name="lang" value="${locale}">
${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fieldsOf[step]({ words, parsed, values })}
<p class="actions"><button class="primary">${step === 'functional-blocks' ? form('results') : form('next')}</button>
${before && html`<a href="${address(locale, before)}">${form('back')}</a>`}</p>
</form>`,
  })
}

function sayTitle(words: Words, count: number): string {
  const repaired = words.in('EstimateNotices')
  return repaired('title', { count })
}

function sayNotice(words: Words, notice: ParsedEstimate['notices'][number]): string {
  const repaired = words.in('EstimateNotices')
  return repaired(notice.code, noticeValues(notice))
}

function problems(words: Words, errors: readonly FieldError[], conflicts: readonly Conflict[], most: number): Html | false {
  const count = errors.length + conflicts.length
  if (count === 0) return false
  const t = words.in('EstimateErrors')
  const rules = words.in('EstimateRules')
  const titles = blockTitles[words.locale]
  const technology = words.in('EstimateTechnologies.options')
  const list = (ids: readonly string[]) =>
    formatList(
      ids.map((id) => titles[id] ?? technology(id)),
      words.locale,
    )
  return html`<section class="error" role="alert"><h2>${t('title', { count })}</h2><ul>
${errors.map(({ field, code, values }) => html`<li><a href="#${field}">${t(code, { least: 1, most, ...values })}</a></li>`)}
${conflicts.map(({ rule, about }) => html`<li>${rules(`${rule.startsWith('oneOf.') ? 'oneOf' : rule}.text`, { about: list(about.filter((id) => id !== 'mobile')) })}</li>`)}
</ul></section>`
}
