import { convert } from 'fontverter'

/** The few parts of the OpenType container needed here (OpenType 1.9, chapters “Font file” and “cmap”). */
export type Table = { tag: string; data: Buffer }

export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = 12 + index * 16
    const offset = font.readUInt32BE(record + 8)
    return { tag: font.toString('latin1', record, record + 4), data: font.subarray(offset, offset + font.readUInt32BE(record + 12)) }
  })
}

/** Glyph of each character, from the format 4 subtable every web font has. */
export function readCharacterMap(cmap: Buffer): Map<number, number> {
  const map = new Map<number, number>()
  for (let record = 4; record < 4 + cmap.readUInt16BE(2) * 8; record += 8) {
    const table = cmap.subarray(cmap.readUInt32BE(record + 4))
    if (table.readUInt16BE(0) === 4) readSegments(table, map)
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

/** The characters a font draws, in their order. */
export async function readCharacters(font: Buffer): Promise<string[]> {
  const cmap = readTables(await convert(font, 'sfnt')).find(({ tag }) => tag === 'cmap')
  const codes = cmap ? [...readCharacterMap(cmap.data).keys()] : []
  return codes.sort((a, b) => a - b).map((code) => String.fromCodePoint(code))
}
