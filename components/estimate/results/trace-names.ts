import { type Currency, roles } from '@/estimate'
import type { TraceEntry } from '@/estimate/trace/recorder'
import { isKeyOf } from '../words'
import { type EstimateView, titleOf } from './view'

/** The name of a traced figure: “Shop cart: back-end”, “Price P80”. */
export function nameOfEntry(view: EstimateView, id: string): string {
  const t = view.words.in('EstimateTrace')
  const names = view.words.in('EstimateNames')
  const parts = id.split('.')
  const role = (part = '') => (isKeyOf(view.catalogue.rates, part) ? names(`roles.${part}`) : part.toUpperCase())
  if (parts[0] === 'block') {
    const title = titleOf(view, `${parts[1]}.${parts[2]}`)
    if (!parts[3]) return t('block', { title })
    return parts[3] === 'deviation' ? t('blockSpread', { title }) : t('blockRole', { title, role: role(parts[3]) })
  }
  if (parts[0] === 'own') return t('own', { role: role(parts[1]) })
  if (parts[0] === 'hours') return t('hours', { of: role(parts[1]) })
  if (parts[0] === 'cost') return t('cost', { of: role(parts[1]) })
  if (parts[0] === 'shown') return t('shown', { of: role(parts[1]), currency: view.input.currency })
  if (parts[0] === 'people') return t('people', { role: role(parts[1]) })
  if (isKeyOf(view.catalogue.rates, id)) return t('roleHours', { role: role(id) })
  return isKeyOf(view.words.messages.EstimateTrace.figures, id) ? t(`figures.${id}`) : id
}

/** The name of a figure among the inputs of another: in a sum of its own block a role needs no title. */
export function nameOfPart(view: EstimateView, id: string, sum: string): string {
  const role = id.startsWith(`${sum}.`) ? id.slice(sum.length + 1) : ''
  return isKeyOf(view.catalogue.rates, role) ? view.words.in('EstimateNames')(`roles.${role}`) : nameOfEntry(view, id)
}

/** The name of a formula's input that comes from the catalogue or the visitor; `id` is the figure it goes into. */
export function nameOfInput({ words }: EstimateView, id: string, name: string): string {
  const t = words.in('EstimateTrace.given')
  if (isExchange(id, name)) return `${words.in('EstimateBasis')('dollar')} =`
  return isKeyOf(words.messages.EstimateTrace.given, name) ? t(name) : name
}

export const traceParts = ['blocks', 'work', 'range', 'price'] as const

export function partOf({ id }: TraceEntry): (typeof traceParts)[number] {
  if (id.startsWith('block.')) return 'blocks'
  if (/^(?:hours|cost|people|shown)\.|^support$/.test(id)) return 'price'
  const range = ['deviations', 'squares', 'means', 'cv', 'sigma', 'median', 'unhurried', 'personMonths', 'nominal', 'floor']
  return [...range, 'compression', 'hurry', 'weeks', 'scale'].includes(id) ? 'range' : 'work'
}

/** The unit of a traced figure; shares, factors and spreads have none. */
export function unitOf({ input }: EstimateView, id: string): 'hours' | 'weeks' | 'people' | Currency | null {
  const [kind] = id.split('.')
  if (kind === 'cost' || id === 'support') return 'USD'
  if (kind === 'shown') return input.currency
  if (kind === 'people') return 'people'
  if (['weeks', 'nominal', 'usual', 'floor'].includes(id)) return 'weeks'
  const hours = ['block', 'own', 'hours', 'development', 'managed', 'expected', 'unhurried', 'means', 'deviations', ...roles]
  return hours.includes(String(kind)) ? 'hours' : null
}

/** The currency of an input that is no figure of the calculation itself: a rate of ours or of the visitor's. */
export function currencyOfInput({ input }: EstimateView, id: string, name: string): Currency | null {
  if (isExchange(id, name)) return input.currency
  return (id.startsWith('cost.') && name === 'rate') || name === 'blended' ? 'USD' : null
}

function isExchange(id: string, name: string): boolean {
  return id.startsWith('shown.') && name === 'rate'
}
