import type { Table } from '@/build/fonts/sfnt'

export function writeTables(version: Buffer, tables: readonly Table[]): Buffer {
  const header = Buffer.alloc(12 + tables.length * 16)
  version.copy(header, 0, 0, 4)
  header.writeUInt16BE(tables.length, 4)
  const bodies: Buffer[] = []
  let offset = header.length
  for (const [index, { tag, data }] of tables.entries()) {
    const record = 12 + index * 16
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(offset, record + 8)
    header.writeUInt32BE(data.length, record + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([header, ...bodies])
}

type Run = { start: number; end: number; delta: number }

/** One format 4 subtable for Unicode, a segment for each run of neighbours; the subsetter writes its own from it anyway. */
export function writeCharacterMap(map: ReadonlyMap<number, number>): Buffer {
  const runs: Run[] = []
  for (const [code, glyph] of [...map].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1)
    if (last && code === last.end + 1 && glyph - code === last.delta) last.end = code
    else runs.push({ start: code, end: code, delta: glyph - code })
  }
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const selector = Math.floor(Math.log2(runs.length))
  const range = 2 ** (selector + 1)
  const length = 16 + runs.length * 8
  const words = [
    ...[0, 1, 3, 1, 0, 12],
    ...[4, length, 0, runs.length * 2, range, selector, runs.length * 2 - range],
    ...runs.map(({ end }) => end),
    0,
    ...runs.map(({ start }) => start),
    ...runs.map(({ delta }) => delta & 0xffff),
    ...runs.map(() => 0),
  ]
  const cmap = Buffer.alloc(words.length * 2)
  for (const [index, word] of words.entries()) cmap.writeUInt16BE(word, index * 2)
  return cmap
}
