import { type Conflict, isNeed, needKey, ruleKey } from '@/estimate'
import { formatList } from '@/messages/format'
import type { FieldError } from './form/check-fields'
import { isKeyOf, type Words } from './words'

// Not in `labels.ts`: the results use these only in what they load late, and their script is at the budget.

/** The name of a technology. */
export function technologyName(words: Words, id: string): string {
  const t = words.in('EstimateTechnologies.options')
  return isKeyOf(words.messages.EstimateTechnologies.options, id) ? t(id) : id
}

/** The message of a field error. */
export function errorLabel(words: Words, { code, values: { min = 1, max = 1 } = {} }: FieldError): string {
  const t = words.in('EstimateErrors')
  return t(code, { min: String(min), max: String(max) })
}

type Titles = Readonly<Record<string, string>>

/** The message of a conflict and the label of the button that fixes it. */
export function conflictLabels(words: Words, titles: Titles, { rule, about, fix }: Conflict): { text: string; action: string } {
  const t = words.in('EstimateRules')
  const nameOf = (id: string) => (titles[id] ? t('quoted', { title: titles[id] }) : technologyName(words, id))
  const list = (ids: readonly string[]) => formatList(ids.map(nameOf), words.locale)
  const added = fix.add ?? []
  const values = { about: list(about.filter((id) => id !== 'mobile')), add: list(added.map(({ id }) => id)), count: added.length }
  if (isNeed(rule)) return { text: t(`needs.${needKey(rule)}`), action: t('project.add', values) }
  return { text: t(`${ruleKey(rule)}.text`, values), action: t(`${ruleKey(rule)}.fix`, values) }
}
