import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { pngChunk } from '@/build/pictures/mend-png'
import { seeded } from './seeded'

const size = { width: 120, height: 480 }

/** Another for other code: no cache knows what it draws. */
const sources = readdirSync('build/pictures').map((name) => readFileSync(`build/pictures/${name}`))
const seed = createHash('sha256').update(Buffer.concat(sources)).digest().readUInt32BE() % 2_000_000_000

/** A picture no two parts of which are alike. */
export function colourful(): Sharp {
  const random = seeded(seed)
  const pixels = Array.from({ length: size.width * size.height }, (_, at) => {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    return [x * 1.8, y / 2.2, ((x >> 4) ^ (y >> 4)) & 1 ? 200 : 40].map((value) => value + random() * 12)
  })
  return sharp(Buffer.from(pixels.flat()), { raw: { ...size, channels: 3 } })
}

type Odd = [what: string, file: () => Promise<Buffer>]

const jpeg = (options = {}) => colourful().jpeg(options).toBuffer()
const png = (options = {}) => colourful().png(options).toBuffer()
const gif = () => colourful().gif().toBuffer()
const webp = () =>
  colourful()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .webp()
    .toBuffer()

const tail = Buffer.from('<p>what another program left \xFF\xD8\xFF</p>', 'latin1')
const followed = async (file: Promise<Buffer>) => Buffer.concat([await file, tail])
const cut = async (file: Promise<Buffer>, bytes: number) => (await file).subarray(0, -bytes)
const inserted = async (file: Promise<Buffer>, at: number, ...parts: (Buffer | string)[]) => {
  const bytes = await file
  const between = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))
  return Buffer.concat([bytes.subarray(0, at), ...between, bytes.subarray(at)])
}
const changed = async (file: Promise<Buffer>, change: (bytes: Buffer) => void) => {
  const bytes = Buffer.from(await file)
  change(bytes)
  return bytes
}
/** Behind the header, before the pixels. */
const withChunk = (type: string, data: Buffer | string, bytes = png()) => inserted(bytes, 33, pngChunk(type, Buffer.from(data)))
/** Pixels in one chunk, as `change` leaves them. */
const repacked = async (change: (packed: Buffer) => Buffer) => {
  const bytes = await png()
  const data: Buffer[] = []
  for (let at = 33; at < bytes.length; at += 12 + bytes.readUInt32BE(at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  return Buffer.concat([bytes.subarray(0, 33), pngChunk('IDAT', change(Buffer.concat(data))), pngChunk('IEND')])
}
const flip = (at: number) => (bytes: Buffer) => void bytes.writeUInt8((bytes.at(at) ?? 0) ^ 1, at < 0 ? bytes.length + at : at)

/** Each looks in a browser as it does without its fault. */
export const oddPictures: Odd[] = [
  ['JPEG in inks', () => colourful().toColourspace('cmyk').jpeg().toBuffer()],
  ['JPEG in inks without its end', () => cut(colourful().toColourspace('cmyk').jpeg().toBuffer(), 2)],
  ['progressive JPEG', () => jpeg({ progressive: true })],
  ['JPEG that goes on', () => followed(jpeg())],
  ['progressive JPEG that goes on', () => followed(jpeg({ progressive: true }))],
  ['JPEG without its end', () => cut(jpeg(), 2)],
  ['JPEG with another end', () => changed(jpeg(), flip(-1))],
  ['JPEG without its last bytes', () => cut(jpeg(), 15)],
  ['progressive JPEG without its end', () => cut(jpeg({ progressive: true }), 2)],
  ['progressive JPEG without its last bytes', () => cut(jpeg({ progressive: true }), 40)],
  ['JPEG with EXIF that says nothing', () => inserted(jpeg(), 2, '\xFF\xE1\x00\x0EExif\0\0', Buffer.alloc(6, 255))],
  ['JPEG with half a profile of colours', () => inserted(jpeg(), 2, '\xFF\xE2\x00\x14ICC_PROFILE\0\x01\x01abcd')],
  ['JPEG of an unknown kind of colours', () => inserted(jpeg(), 2, '\xFF\xEE\x00\x0EAdobe\x00\x64\x00\x00\x00\x00\x07')],
  ['JPEG with bytes that fill up', () => inserted(jpeg(), 2, '\xFF\xFF\xFF')],
  ['PNG of 16 bits', () => colourful().toColourspace('rgb16').png().toBuffer()],
  ['interlaced PNG', () => png({ progressive: true })],
  ['PNG with a wrong sum of a note', () => withChunk('tEXt', 'a\0b').then((bytes) => changed(Promise.resolve(bytes), flip(33 + 8 + 3)))],
  ['PNG with a wrong sum of its pixels', () => changed(png(), flip(-13))],
  ['interlaced PNG with a wrong sum of its pixels', () => changed(png({ progressive: true }), flip(-13))],
  ['PNG with a wrong sum of what it unpacks to', () => repacked((packed) => Buffer.concat([packed.subarray(0, -1), Buffer.of(0)]))],
  ['interlaced PNG without its end', () => cut(png({ progressive: true }), 13)],
  ['PNG without a sum of what it unpacks to', () => repacked((packed) => packed.subarray(0, -4))],
  ['PNG with more than its pixels', () => repacked((packed) => Buffer.concat([packed, Buffer.alloc(20)]))],
  [
    'PNG with a wrong profile of colours',
    () => withChunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.from('no profile'))])),
  ],
  ['PNG with a profile that is not packed', () => withChunk('iCCP', 'x\0\0no profile')],
  ['PNG with a description of no length', () => withChunk('pHYs', '')],
  ['PNG with EXIF that is none', () => withChunk('eXIf', 'none')],
  ['PNG with an unknown chunk', () => withChunk('abCd', 'unknown')],
  ['PNG without its end', () => cut(png(), 12)],
  ['PNG without its last bytes', () => cut(png(), 20)],
  ['PNG without its last bytes and alpha', () => cut(colourful().ensureAlpha().png().toBuffer(), 20)],
  ['interlaced PNG without its last bytes', () => cut(png({ progressive: true }), 20)],
  ['PNG that goes on', () => followed(png())],
  ['GIF', gif],
  ['GIF that goes on', () => followed(gif())],
  ['GIF without its end', () => cut(gif(), 2)],
  ['GIF with a short last frame', () => cut(gif(), 60)],
  ['WebP with EXIF that says nothing', () => changed(webp(), (bytes) => bytes.fill(255, bytes.lastIndexOf('EXIF') + 8))],
  ['WebP that says it has a profile', () => changed(webp(), (bytes) => bytes.writeUInt8((bytes[20] ?? 0) | 0x20, 20))],
  ['WebP that goes on', () => followed(webp())],
]

/** Kinds of PNG, in which every byte behind the header is said by a packed stream and a sum. */
export const packedPictures: Odd[] = [
  ['PNG', png],
  ['interlaced PNG', () => png({ progressive: true })],
  ['PNG with a palette', () => png({ palette: true })],
  ['PNG with alpha', () => colourful().ensureAlpha().png().toBuffer()],
  ['PNG of 16 bits', () => colourful().toColourspace('rgb16').png().toBuffer()],
  ['PNG of pixels that are not packed', () => png({ compressionLevel: 0 })],
]

/** Kinds of files that can end too early. */
export const cutPictures: Odd[] = [
  ['JPEG', jpeg],
  ['progressive JPEG', () => jpeg({ progressive: true })],
  ['JPEG in inks', () => colourful().toColourspace('cmyk').jpeg().toBuffer()],
  ['PNG', png],
  ['interlaced PNG', () => png({ progressive: true })],
  ['PNG with a palette', () => png({ palette: true })],
  ['GIF', gif],
  ['WebP', webp],
  ['WebP without loss', () => colourful().webp({ lossless: true }).toBuffer()],
  ['AVIF', () => colourful().avif({ effort: 0 }).toBuffer()],
  ['TIFF', () => colourful().tiff().toBuffer()],
]
