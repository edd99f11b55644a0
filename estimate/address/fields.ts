import { catalogueVersions, findCatalogue } from '../catalogue/register'
import { isKey, type Key, keyOrder, keysOf, type ParameterOf, parameters } from '../parameters'
import type { Report } from './notices'

/** Values by parameter. Lists come as items, whether they were joined by `_` or repeated. */
export type Fields = ReadonlyMap<string, readonly string[]>

const lists = new Set<string>(keysOf('set', 'technologies', 'blocks', 'later', 'existing', 'numbers'))
/** Parameters whose form fields are checkboxes: the name says all. */
const ticked = new Set<string>(keysOf('set', 'later', 'existing'))
/** Parameters whose form fields are named after a layer and have the technology as value. */
const named = new Set<string>(keysOf('technologies'))

/** Whether a parameter may be of an estimate. Every other one is nobody's business: advertising and mail tools add what they like. */
export function isOfEstimate(name: string): boolean {
  const [key, rest] = splitOnce(name, '.')
  return rest === undefined ? isKey(key) || key === 'preset' || key === 'size' : lists.has(key)
}

/**
 * The parameters of a query, in their short form or as form fields: `b.core.entity=3`, `r.FE=45`, `fx.UAH=42`, `x.front=next`. Empty
 * fields and quantities of 0 are ignored, and so is what only others can mean by a name: `t=Zx81`, `from=telegram`.
 */
export function readFields(pairs: readonly (readonly [string, string])[]): Fields {
  const fields = new Map<string, string[]>()
  const put = (key: string, values: readonly string[]) => fields.set(key, [...(fields.get(key) ?? []), ...values])
  let last = 0
  for (const [name, said] of pairs) {
    const value = said.replaceAll(' ', '')
    const [key = '', rest] = splitOnce(name, '.')
    if (rest !== undefined) {
      if (value !== '' && value !== '0') put(key, [named.has(key) ? value : ticked.has(key) || value === 'on' ? rest : `${rest}*${value}`])
    } else if (isKey(name)) {
      const place = keyOrder.indexOf(name)
      if (!canMean(name, value, { isInPlace: place >= last && value === said, isFirst: fields.size === 0, isRepeated: fields.has(name) }))
        continue
      if (value !== '') last = Math.max(last, place)
      if (lists.has(name)) put(name, value.split('_').filter(Boolean))
      else if (value !== '') put(name, [value])
    }
  }
  return fields
}

type Circumstances = { isInPlace: boolean; isFirst: boolean; isRepeated: boolean }

/**
 * Whether a value can be meant for us, right or wrong. Links of ours have their parameters in order: what stands elsewhere was added to
 * them by somebody else, unless it is right.
 */
function canMean(key: Key, value: string, { isInPlace, isFirst, isRepeated }: Circumstances): boolean {
  const parameter = parameters[key]
  switch (parameter.kind) {
    case 'grammar':
      return isFirst && /^\d{1,3}$/.test(value)
    case 'catalogue':
      return /^\d{4}\.\d+$/.test(value)
    case 'choice':
    case 'set':
      return value.split('_').some((each) => parameter.values.some((known) => known === each)) || (isInPlace && /^[a-z]{3,12}$/.test(value))
    case 'count':
      return /^-?\d{1,3}$/.test(value) && (isInPlace || (!isRepeated && isWithin(parameter, value)))
    case 'day':
      return value === 'none' || /^\d{4}-\d\d?-\d\d?$/.test(value)
    case 'numbers':
      return value === 'none' || value.includes('*')
    case 'alternatives':
      return value.includes('*')
    case 'technologies':
      return value === '' || (isInPlace && idsLike.test(value)) || value.split('_').some(isTechnology)
    case 'blocks':
    case 'later':
    case 'existing':
      return value === '' || (isInPlace && key === 'b' && idsLike.test(value)) || /^[a-z]+\.[a-z]/.test(value)
  }
}

/** The first of them is spelled as our ids are; what others write there is random letters of both cases. */
const idsLike = /^[a-z][a-z0-9.-]*(?:[_*]|$)/

const isWithin = ({ min, max }: ParameterOf<'count'>, text: string) => Number(text) >= min && Number(text) <= max

const isTechnology = (id: string) =>
  catalogueVersions.some((version) => findCatalogue(version)?.technologies.some((each) => each.id === id))

/** The last value of a parameter that can have only one. */
export function lastOf(fields: Fields, key: string, report: Report): string | undefined {
  const values = fields.get(key) ?? []
  if (new Set(values).size > 1) report('repeated', { key })
  return values.at(-1)
}

export function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
