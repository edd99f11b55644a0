import type { Report } from './notices'

/** Values by parameter. Lists come as items, whether they were joined by `_` or repeated. */
export type Fields = ReadonlyMap<string, readonly string[]>

const lists = new Set(['p', 'x', 'b', 'l', 'fx', 'r'])
/** Of these a field of a form says only that it is ticked. */
const bare = new Set(['p', 'l'])
const known = new Set(['v', 'c', 't', 'st', 'o', 'q', 'd', 'm', 'roles', 'langs', 'pace', 'from', 'by', 'cur', 'alt', ...lists])

/**
 * The parameters of a query. Fields of forms are understood too: `b.core.entity=3`, `r.FE=45`, `fx.UAH=42`, `x.front=next`;
 * an empty field says nothing, a quantity of 0 means that the block is not wanted.
 */
export function readFields(query: URLSearchParams, isForeign: (key: string) => boolean, report: Report): Fields {
  const fields = new Map<string, string[]>()
  const put = (key: string, values: readonly string[]) => fields.set(key, [...(fields.get(key) ?? []), ...values])
  for (const [name, raw] of query) {
    const value = raw.trim()
    const [key = '', rest] = splitOnce(name, '.')
    if (rest !== undefined && lists.has(key)) {
      if (value !== '' && value !== '0') put(key, [key === 'x' ? value : bare.has(key) || value === 'on' ? rest : `${rest}*${value}`])
    } else if (!known.has(name)) {
      if (!isForeign(name)) report('unknownKey', { key: name })
    } else if (lists.has(name)) {
      put(name, value.split('_').filter(Boolean))
    } else if (value !== '') {
      put(name, [value])
    }
  }
  return fields
}

/** The last of a parameter that can only be said once. */
export function lastOf(fields: Fields, key: string, report: Report): string | undefined {
  const values = fields.get(key) ?? []
  if (new Set(values).size > 1) report('repeated', { key })
  return values.at(-1)
}

export function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
