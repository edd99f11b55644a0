import sharp from 'sharp'
import { limits } from '@/content-client/limits'

const svgNamespace = 'http://www.w3.org/2000/svg'

/** A canvas is counted in units of its own, and no page shows a picture wider than this; browsers give 300 to what has proportions only. */
const longestSide = 3072
const usualSide = 300
const shortestCanvas = 16

/** As CSS has them. Percents and lengths of a page say nothing where there is no page. */
const units: Record<string, number> = { '': 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, em: 16, ex: 8 }

type Attributes = Readonly<Record<string, string>>
type Size = { width: number; height: number }

/** No other kind of picture begins with a tag. */
export function isDrawing(bytes: Buffer): boolean {
  return /^\s*</.test(decode(bytes.subarray(0, 200)))
}

/** Its text, whatever encoding it says it has. @throws an Error that says what is wrong, without a subject. */
export function readDrawing(bytes: Buffer): string {
  if (bytes.length > limits.drawingBytes)
    throw new Error(
      `is a drawing of ${bytes.length} bytes, and ${limits.drawingBytes} are the most; simplify it, or save it as PNG or WebP`,
    )
  return decode(bytes).replace(/^<\?xml[^>]*\?>/, '')
}

function decode(bytes: Buffer): string {
  const [, said = 'utf-8'] = /^<\?xml[^>]{0,99}\sencoding=["']([\w-]+)["']/.exec(bytes.toString('latin1', 0, 200)) ?? []
  const mark = bytes.toString('hex', 0, 2)
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : said
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return bytes.toString()
  }
}

/** How large a drawing stands where nothing else says it. @throws an Error that says what is wrong, without a subject. */
export async function measureDrawing(bytes: Buffer): Promise<Size> {
  const text = readDrawing(bytes)
  const { namespace, ...attributes } = await rootOf(text).catch(refuse)
  if (namespace !== svgNamespace) throw new Error(`is a drawing no browser shows by itself; write xmlns="${svgNamespace}" into its <svg>`)
  const { size, isCanvas } = sizeOf(attributes)
  // It is stricter than svgo, as browsers are: XML has to be without a fault.
  await sharp(Buffer.from(text), { limitInputPixels: false }).metadata().catch(refuse)
  const longest = Math.max(size.width, size.height)
  const wanted = isCanvas && longest < shortestCanvas ? usualSide : Math.min(longest, longestSide)
  const scaled = (side: number) => Math.max(1, Math.round((side * wanted) / longest))
  return { width: scaled(size.width), height: scaled(size.height) }
}

/** `isCanvas` where nothing but its coordinates say it. */
function sizeOf({ width, height, viewBox = '' }: Attributes): { size: Size; isCanvas: boolean } {
  const [wide, high] = [toPixels(width), toPixels(height)]
  if (wide && high) return { size: { width: wide, height: high }, isCanvas: false }
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (!(boxWidth > 0 && boxHeight > 0 && Number.isFinite(boxWidth * boxHeight)))
    throw new Error(
      'is a drawing without a size; give its <svg> a viewBox, such as viewBox="0 0 640 480", or a width and a height in pixels',
    )
  const ratio = boxWidth / boxHeight
  if (wide) return { size: { width: wide, height: wide / ratio }, isCanvas: false }
  if (high) return { size: { width: high * ratio, height: high }, isCanvas: false }
  return { size: { width: boxWidth, height: boxHeight }, isCanvas: true }
}

/** Null for what is no length, or one of the page it stands on. */
function toPixels(length = ''): number | null {
  const [, number = '', unit = ''] = /^\s*\+?((?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? []
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? 0)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : null
}

/** Its attributes, and the namespace it stands in. */
async function rootOf(text: string): Promise<Attributes> {
  // Loaded when there is something to read: most builds know every drawing.
  const { optimize } = await import('svgo')
  let root: { name: string; attributes: Attributes } | undefined
  const enter = (node: { name: string; attributes: Attributes }, parent: { type: string }) => {
    if (parent.type === 'root') root = { name: node.name, attributes: { ...node.attributes } }
  }
  optimize(text, { plugins: [{ name: 'readRoot', fn: () => ({ element: { enter } }) }] })
  const [, prefix = '', name] = /^(?:(.+):)?(.+)$/.exec(root?.name ?? '') ?? []
  if (!root || name !== 'svg') throw new Error('is no SVG')
  return { ...root.attributes, namespace: root.attributes[prefix ? `xmlns:${prefix}` : 'xmlns'] ?? '' }
}

/** Of a picture nothing can be read from. */
export function refuse(cause: unknown): never {
  throw new Error('is damaged or no picture', { cause })
}
