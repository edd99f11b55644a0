import { addDays, type Catalogue, choices, isDay, isMonday, platforms } from '@/estimate'
import { choiceKeys } from '@/estimate/address/keys'
import { type FieldList, type FormStep, firstStart } from './fields'

/** Why a field cannot be taken as it is. Words stand in the messages under `EstimateErrors`. */
export type FieldError = { field: string; code: ErrorCode; values?: Record<string, number> }

const codes = ['platforms', 'mobile', 'choice', 'count', 'day', 'monday', 'past', 'far', 'soon', 'late', 'none', 'many'] as const
type ErrorCode = (typeof codes)[number]

/** The rules of a step's fields (model C2.9), for the browser and for the server that answers without scripts. */
export function checkFields(step: FormStep, fields: FieldList, catalogue: Catalogue, today: string): FieldError[] {
  if (step === 'settings') return checkSettings(new Map(fields), today)
  if (step === 'technologies') return []
  const { quantity, blocks } = catalogue.constants.limits
  const known = new Set(catalogue.blocks.map(({ id }) => `b.${id}`))
  const chosen = fields.filter(([name, value]) => known.has(name) && value !== '' && value !== '0')
  const wrong = chosen.filter(([, value]) => value !== 'on' && !isCount(value, quantity))
  const errors: FieldError[] = wrong.map(([field]) => ({ field, code: 'count', values: { least: 1, most: quantity } }))
  if (chosen.length === 0) errors.push({ field: 'b', code: 'none' })
  if (chosen.length > blocks) errors.push({ field: 'b', code: 'many', values: { most: blocks } })
  return errors
}

function checkSettings(fields: ReadonlyMap<string, string>, today: string): FieldError[] {
  const value = (name: string) => fields.get(name) ?? ''
  const has = (platform: string) => fields.has(`p.${platform}`)
  const errors: FieldError[] = []
  for (const [key, setting] of Object.entries(choiceKeys)) {
    const allowed: readonly string[] = choices[setting]
    if (fields.has(key) && !allowed.includes(value(key))) errors.push({ field: key, code: 'choice' })
  }
  if (!platforms.some(has)) errors.push({ field: 'p', code: 'platforms' })
  else if (value('t') === 'mobile' && !has('ios') && !has('android')) errors.push({ field: 'p', code: 'mobile' })
  for (const [field, most] of [['roles', 8] as const, ['langs', 10] as const]) {
    if (fields.has(field) && !isCount(value(field), most)) errors.push({ field, code: 'count', values: { least: 1, most } })
  }
  const from = value('from')
  const by = value('by')
  if (from !== '') {
    const code = !isDay(from) ? 'day' : !isMonday(from) ? 'monday' : from < today ? 'past' : from > addDays(today, 731) ? 'far' : null
    if (code) errors.push({ field: 'from', code })
  }
  if (by !== '') {
    const start = isDay(from) ? from : firstStart(today)
    const code = !isDay(by) ? 'day' : by < addDays(start, 21) ? 'soon' : by > addDays(start, 1826) ? 'late' : null
    if (code) errors.push({ field: 'by', code })
  }
  return errors
}

function isCount(value: string, most: number): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= most
}
