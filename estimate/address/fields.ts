import { isKey, keysOf } from '../parameters'
import type { Report } from './notices'

/** Values by parameter. Lists come as items, whether they were joined by `_` or repeated. */
export type Fields = ReadonlyMap<string, readonly string[]>

const lists = new Set<string>(keysOf('set', 'technologies', 'blocks', 'later', 'existing', 'numbers'))
/** Parameters whose form fields are checkboxes: the name says all. */
const ticked = new Set<string>(keysOf('set', 'later', 'existing'))
/** Parameters whose form fields are named after a layer and have the technology as value. */
const named = new Set<string>(keysOf('technologies'))

/**
 * The parameters of a query, in their short form or as form fields: `b.core.entity=3`, `r.FE=45`, `fx.UAH=42`, `x.front=next`. Empty
 * fields and quantities of 0 are ignored.
 */
export function readFields(query: URLSearchParams, isForeign: (key: string) => boolean, report: Report): Fields {
  const fields = new Map<string, string[]>()
  const put = (key: string, values: readonly string[]) => fields.set(key, [...(fields.get(key) ?? []), ...values])
  for (const [name, raw] of query) {
    const value = raw.trim()
    const [key = '', rest] = splitOnce(name, '.')
    if (rest !== undefined && lists.has(key)) {
      if (value !== '' && value !== '0') put(key, [named.has(key) ? value : ticked.has(key) || value === 'on' ? rest : `${rest}*${value}`])
    } else if (!isKey(name)) {
      if (!isForeign(name)) report('unknownKey', { key: name })
    } else if (lists.has(name)) {
      put(name, value.split('_').filter(Boolean))
    } else if (value !== '') {
      put(name, [value])
    }
  }
  return fields
}

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
