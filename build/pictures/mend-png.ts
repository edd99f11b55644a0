import { constants, crc32, createInflateRaw, deflateSync } from 'node:zlib'

/** By colour type. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Where each pass of an interlaced picture begins and how far its pixels are apart: left, top, across, down. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
]
const whole = [[0, 0, 1, 1]]

/** A row of this filter that says nothing repeats the row above. */
const sameAsAbove = 2

const lastFilter = 4

const headerEnd = 33

/** So many bytes before a damage are lost with it. */
const lostAtMost = 1024

/**
 * The same picture with right sums and a right end, whatever sums and ends it has; rows that are missing repeat the last there is, and so do
 * those behind a place that cannot be unpacked.
 * @throws where a larger share than `mostMissing` is.
 */
export async function mendPng(bytes: Buffer, mostMissing: number): Promise<Buffer> {
  const [kept, packed] = [[], []] as [Buffer[], Buffer[]]
  for (let at = headerEnd; at + 8 < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const [type, end] = [bytes.toString('latin1', at + 4, at + 8), at + 8 + bytes.readUInt32BE(at)]
    if (type === 'IEND') break
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, end))
    else kept.push(bytes.subarray(at, end + 4))
  }
  const rows = rowsOf(bytes)
  const size = rows.reduce((sum, length) => sum + length, 0)
  // Without the two bytes before and the sum behind what is packed.
  const unpacked = readable(await unpack(Buffer.concat(packed).subarray(2), size), rows)
  // The last pass has every second row, and half of the data.
  if (unpacked.length < size * (1 - (isInterlaced(bytes) ? mostMissing / 2 : mostMissing))) throw new Error('too much is missing')
  const pixels = Buffer.alloc(size)
  rows.reduce((at, length) => {
    pixels[at] = sameAsAbove
    return at + length
  }, 0)
  pixels.set(unpacked)
  return Buffer.concat([bytes.subarray(0, headerEnd), ...kept, pngChunk('IDAT', deflateSync(pixels, { level: 1 })), pngChunk('IEND')])
}

/** What comes of packed data up to its end, to the first byte that cannot be read, or to `most` bytes. */
async function unpack(packed: Buffer, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: lostAtMost })
  inflate.end(packed)
  try {
    for await (const part of inflate) {
      parts.push(part)
      length += part.length
      if (length >= most) break
    }
  } catch {
    // What came before the damage is what every viewer shows.
  }
  return Buffer.concat(parts).subarray(0, most)
}

/** The rows up to the first with a filter that there is not: a byte too many or too few moves all that follow. */
function readable(pixels: Buffer, rows: readonly number[]): Buffer {
  let at = 0
  for (const length of rows) {
    if ((pixels[at] ?? 0) > lastFilter) return pixels.subarray(0, at)
    at += length
  }
  return pixels
}

const isInterlaced = (bytes: Buffer) => bytes[28] === 1

/** How many bytes each row takes, with the byte of its filter. */
function rowsOf(bytes: Buffer): number[] {
  const [width, height, bits] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), (bytes[24] ?? 0) * (channels[bytes[25] ?? 0] ?? 0)]
  return (isInterlaced(bytes) ? passes : whole).flatMap(([left = 0, top = 0, across = 1, down = 1]) => {
    const pixels = Math.ceil((width - left) / across)
    return pixels > 0 ? Array<number>(Math.max(0, Math.ceil((height - top) / down))).fill(1 + Math.ceil((pixels * bits) / 8)) : []
  })
}

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}
