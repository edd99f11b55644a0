/** The few parts of the OpenType container needed here (OpenType 1.9, chapters “Font file” and “cmap”). */
type Table = { tag: string; data: Buffer }

export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + index * 16
    const offset = font.readUInt32BE(record + 8)
    return { tag: font.toString('latin1', record, record + 4), data: font.subarray(offset, offset + font.readUInt32BE(record + 12)) }
  })
}

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

/** Glyph of each character, from the format 4 subtable every web font has, or from the format 12 one that is written here. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>()
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4))
    if (table.readUInt16BE(0) === 4) readSegments(table, map)
    if (table.readUInt16BE(0) === 12) readGroups(table, map)
  }
  return map
}

function readSegments(table: Buffer, map: Map<number, number>): void {
  const segments = table.readUInt16BE(6) / 2
  for (let segment = 0; segment < segments; segment++) {
    const end = table.readUInt16BE(14 + segment * 2)
    const startAt = 16 + (segments + segment) * 2
    const start = table.readUInt16BE(startAt)
    const delta = table.readInt16BE(startAt + segments * 2)
    const rangeAt = startAt + segments * 4
    const range = table.readUInt16BE(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : table.readUInt16BE(rangeAt + range + (code - start) * 2)
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) map.set(code, glyph)
    }
  }
}

function readGroups(table: Buffer, map: Map<number, number>): void {
  for (let at = 16; at < 16 + table.readUInt32BE(12) * 12; at += 12) {
    const [start, end, glyph] = [table.readUInt32BE(at), table.readUInt32BE(at + 4), table.readUInt32BE(at + 8)]
    for (let code = start; code <= end; code++) map.set(code, glyph + code - start)
  }
}

/** One format 12 subtable for Unicode; simple, and the subsetter writes its own from it anyway. */
export function writeCharacterMap(map: ReadonlyMap<number, number>): Buffer {
  const entries = [...map].sort(([a], [b]) => a - b)
  const cmap = Buffer.alloc(12 + 16 + entries.length * 12)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(entries.length, 24)
  for (const [index, [code, glyph]] of entries.entries()) {
    const at = 28 + index * 12
    cmap.writeUInt32BE(code, at)
    cmap.writeUInt32BE(code, at + 4)
    cmap.writeUInt32BE(glyph, at + 8)
  }
  return cmap
}
