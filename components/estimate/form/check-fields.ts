import {
  addDays,
  type Catalogue,
  type Conflict,
  checkCompatibility,
  type EstimateInput,
  type FormStep,
  isDay,
  isMonday,
  type Key,
  keyOrder,
  type Platform,
  parameters,
  stepOf,
} from '@/estimate'
import { type FieldList, firstStart } from './fields'

/** An invalid field. The code is a message key of `EstimateErrors`. */
export type FieldError = { field: string; code: ErrorCode; values?: Record<string, number> }

const codes = ['platforms', 'mobile', 'choice', 'count', 'day', 'monday', 'past', 'far', 'soon', 'late', 'none', 'many'] as const
type ErrorCode = (typeof codes)[number]

/** Validates the fields of a step (model C2.9), in the browser and for the form without scripts. `today` is an ISO day. */
export function checkFields(step: FormStep, fields: FieldList, catalogue: Catalogue, today: string): FieldError[] {
  if (step === 'settings') return checkSettings(new Map(fields), today)
  if (step === 'technologies') return []
  const { quantity, blocks } = catalogue.constants.limits
  const known = new Set(catalogue.blocks.map(({ id }) => `b.${id}`))
  const chosen = fields.filter(([name, value]) => known.has(name) && value !== '' && value !== '0')
  const wrong = chosen.filter(([, value]) => value !== 'on' && !isCount(value, quantity))
  const errors: FieldError[] = wrong.map(([field]) => ({ field, code: 'count', values: { min: 1, max: quantity } }))
  if (chosen.length === 0) errors.push({ field: 'b', code: 'none' })
  if (chosen.length > blocks) errors.push({ field: 'b', code: 'many', values: { max: blocks } })
  return errors
}

/** Conflicts that keep a visitor on a step. None on the first, whose only conflict is already an error of its field `p`. */
export function blockingConflicts(step: FormStep, input: EstimateInput, catalogue: Catalogue): Conflict[] {
  return step === 'settings' ? [] : checkCompatibility(input, catalogue).filter(({ level }) => level === 'error')
}

function checkSettings(fields: ReadonlyMap<string, string>, today: string): FieldError[] {
  const ofStep = keyOrder.filter((key) => stepOf(key) === 'settings')
  return ofStep.flatMap((key) => checkSetting(key, fields, today) ?? [])
}

function checkSetting(key: Key, fields: ReadonlyMap<string, string>, today: string): FieldError | null {
  const parameter = parameters[key]
  const value = fields.get(key)
  switch (parameter.kind) {
    case 'choice': {
      const known = parameter.values.some((each) => each === value)
      return value === undefined || known ? null : { field: key, code: 'choice' }
    }
    case 'set':
      return checkPlatforms(
        parameter.values.filter((each) => fields.has(`${key}.${each}`)),
        fields.get('t'),
      )
    case 'count': {
      const { min, max } = parameter
      return value === undefined || isCount(value, max) ? null : { field: key, code: 'count', values: { min, max } }
    }
    case 'day': {
      const code = value
        ? parameter.setting === 'start'
          ? checkStart(value, today)
          : checkDeadline(value, fields.get('from') ?? '', today)
        : null
      return code && { field: key, code }
    }
    default:
      return null
  }
}

function checkPlatforms(chosen: readonly Platform[], type: string | undefined): FieldError | null {
  if (chosen.length === 0) return { field: 'p', code: 'platforms' }
  const stores = chosen.includes('ios') || chosen.includes('android')
  return type === 'mobile' && !stores ? { field: 'p', code: 'mobile' } : null
}

function checkStart(from: string, today: string): ErrorCode | null {
  if (!isDay(from)) return 'day'
  if (!isMonday(from)) return 'monday'
  return from < today ? 'past' : from > addDays(today, 731) ? 'far' : null
}

function checkDeadline(by: string, from: string, today: string): ErrorCode | null {
  if (!isDay(by)) return 'day'
  // A start that cannot be taken says nothing about the end.
  const start = checkStart(from, today) === null ? from : firstStart(today)
  return by < addDays(start, 21) ? 'soon' : by > addDays(start, 1826) ? 'late' : null
}

function isCount(value: string, max: number): boolean {
  return /^\d{1,3}$/.test(value) && Number(value) >= 1 && Number(value) <= max
}
