import { createHash } from 'node:crypto'

type Rows = Map<string, unknown>

/** `"$1a"`, `"$L1a"`, `"$1a:props:children"`: a row, or a part of it, in its place. */
const reference = /^\$(?:[L@QWi])?([0-9a-f]+)((?::[^:]+)*)$/

/**
 * What the rows of a page say (React Flight), as one hash. React decides by sizes it counts while it works what gets a row of its own:
 * the same page has other rows, under other numbers, on a busy machine.
 */
export function hashOfFlight(text: string): string {
  const rows = readRows(Buffer.from(text))
  const known = new Map<string, string>()
  const hashOf = (value: unknown): string => {
    if (Array.isArray(value)) return hash(`[${value.map(hashOf).join()}]`)
    if (value && typeof value === 'object')
      return hash(
        `{${Object.entries(value)
          .filter(([key]) => !isHint(key, value))
          .map(([key, part]) => `${key}:${hashOf(part)}`)
          .sort()
          .join()}}`,
      )
    const [, id, path = ''] = (typeof value === 'string' && reference.exec(value)) || []
    if (id === undefined || !rows.has(id)) return hash(JSON.stringify(value) ?? 'undefined')
    const name = `${id}${path}`
    const found = known.get(name)
    if (found !== undefined) return found
    known.set(name, 'a circle')
    const result = hashOf(partOf(rows, id, path))
    known.set(name, result)
    return result
  }
  return hashOf('$0')
}

/** What Next.js notes about the size of a part, which a build does not know yet. */
const isHint = (key: string, part: object) => key === 'h' && 's' in part

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Rows end with their line, but for long texts, which say their length in bytes. */
function readRows(bytes: Buffer): Rows {
  const rows: Rows = new Map()
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at)
    const id = bytes.toString('utf8', at, colon)
    if (bytes[colon + 1] === 'T'.charCodeAt(0)) {
      const comma = bytes.indexOf(',', colon)
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16)
      rows.set(id, { text: bytes.toString('utf8', comma + 1, end) })
      at = end
    } else {
      const line = bytes.indexOf('\n', colon)
      const end = line === -1 ? bytes.length : line
      const said = bytes.toString('utf8', colon + 1, end)
      rows.set(id, /^[A-Z]/.test(said) ? { said } : JSON.parse(said))
      at = end + 1
    }
  }
  return rows
}

const ofElement: Record<string, number> = { type: 1, key: 2, props: 3 }

function partOf(rows: Rows, id: string, path: string): unknown {
  let value = rows.get(id)
  for (const key of path.split(':').slice(1)) {
    while (typeof value === 'string') {
      const [, inner, deeper = ''] = reference.exec(value) ?? []
      if (inner === undefined || !rows.has(inner)) break
      value = partOf(rows, inner, deeper)
    }
    const isElement = Array.isArray(value) && value[0] === '$'
    value = (value as Record<string, unknown> | undefined)?.[isElement ? (ofElement[key] ?? key) : key]
  }
  return value
}
