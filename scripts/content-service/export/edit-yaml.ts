import { isMap, isNode, isScalar, type Pair, parseDocument, stringify, type YAMLMap } from 'yaml'

/** A field by its place: `['title']` or `['uk', 'title']`. */
type Path = readonly [string] | readonly [string, string]

/**
 * Sets one field in the text of a YAML file, or takes it out where `value` is undefined; every other line stays as somebody wrote it.
 * @param before the field at the top a new one is put before
 */
export function setField(source: string, path: Path, value: unknown, { before }: { before?: string } = {}): string {
  const document = parseDocument(source)
  const root = document.contents
  if (!isMap(root)) return spell({ [path[0]]: path.length === 1 ? value : { [path[1]]: value } })
  const [first, second] = path
  const pair = pairOf(root, first)
  if (second === undefined) return setIn(source, root, first, value, before)
  const inner = pair?.value
  if (isMap(inner) && !inner.flow && inner.items.length > 0) return setIn(source, inner, second, value)
  if (value === undefined) return source
  // One that is empty, or in one line, is written anew.
  return setIn(source, root, first, { ...(isNode(inner) ? inner.toJSON() : {}), [second]: value })
}

function setIn(source: string, map: YAMLMap, field: string, value: unknown, before?: string): string {
  const pair = pairOf(map, field)
  const indent = columnOf(source, startOf(map.items[0] as Pair))
  const text = value === undefined ? '' : spell({ [field]: value }).replaceAll('\n', `\n${' '.repeat(indent)}`)
  if (pair) {
    const [from, to] = [startOf(pair), endOf(source, pair)]
    return value === undefined ? cut(source, from - indent, to) : source.slice(0, from) + text + source.slice(to)
  }
  if (value === undefined) return source
  const next = before === undefined ? undefined : pairOf(map, before)
  if (next) return `${source.slice(0, startOf(next))}${text}\n${' '.repeat(indent)}${source.slice(startOf(next))}`
  const end = endOf(source, map.items.at(-1) as Pair)
  return `${source.slice(0, end)}\n${' '.repeat(indent)}${text}${source.slice(end)}`
}

const pairOf = (map: YAMLMap, field: string) => map.items.find(({ key }) => isScalar(key) && key.value === field) as Pair | undefined

const startOf = ({ key }: Pair): number => (isNode(key) ? (key.range?.[0] ?? 0) : 0)

/** Where a field ends: its last letter, whatever lines or comments come after it. */
function endOf(source: string, { key, value }: Pair): number {
  const node = isNode(value) && value.range ? value : key
  const end = isNode(node) ? (node.range?.[1] ?? 0) : 0
  return source.slice(0, end).trimEnd().length
}

const columnOf = (source: string, at: number) => at - (source.lastIndexOf('\n', at - 1) + 1)

const cut = (source: string, from: number, to: number) => source.slice(0, from) + source.slice(to).replace(/^[^\n]*\n/, '')

const spell = (fields: object) => stringify(fields, { lineWidth: 120 }).trimEnd()
