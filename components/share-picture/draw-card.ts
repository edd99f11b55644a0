import { LRUCache } from 'lru-cache'
import satori, { type Font } from 'satori'
import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawMark } from '@/styles/settings/mark'
import { palette } from '@/styles/settings/palette'
import { height, renderNight, width } from './draw-night'

export type Card = {
  title: string
  text: string
  /** Said smaller below the text. */
  note?: string | null
  company: string
  /** Said beside the company’s name, “Sample case”; null for what is real. */
  label: string | null
  /** A picture of the page's own: its file, and how it stands on the card. */
  art: { file: string; kind: 'scene' | 'drawing' } | null
}

/** Titles and words longer than this are set smaller, so that four lines always hold them; the rest at 42. */
const sizes = [
  { upTo: 18, word: 10, size: 76 },
  { upTo: 34, word: 12, size: 62 },
  { upTo: 60, word: 15, size: 50 },
] as const

/** Longer titles are cut after their lines; balanced lines would show even less of them. */
const maxBalanced = 100

/** As many lines of a text as there is room for; what is cut ends with an ellipsis. */
const lines = (lineClamp: number) => ({ display: 'block', lineClamp })

/** A page's card, 1200 × 630: the night and its planet, the page's own picture on the right, its title on the left. */
export async function drawCard(card: Card, fonts: Font[]): Promise<Sharp> {
  const [{ data, info }, text] = await Promise.all([findGround(card.art), setText(card, fonts)])
  return sharp(data, { raw: info }).composite([{ input: Buffer.from(text) }])
}

type Ground = Awaited<ReturnType<typeof drawGround>>

/** Pixels, 2 MB each: of the cards drawn now, as those of one picture are drawn together. */
const grounds = new LRUCache<string, Promise<Ground>>({ max: 4 })

function findGround(art: Card['art']): Promise<Ground> {
  const key = art ? `${art.kind} ${art.file}` : ''
  const ground = grounds.get(key) ?? drawGround(art)
  grounds.set(key, ground)
  return ground
}

/** Everything but the words. */
async function drawGround(art: Card['art']) {
  const night = sharp(await renderNight(art?.kind !== 'scene'))
  return night
    .composite([...(await drawArt(art)), { input: Buffer.from(drawFrame()) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** A wide scene shows its right side, any other stands as a whole but for its edge; both fade into the night. A drawing stands there by itself. */
async function drawArt(art: Card['art']): Promise<OverlayOptions[]> {
  if (!art) return []
  const { file } = art
  if (art.kind === 'drawing')
    return [{ input: await sharp(file, { density: 150 }).resize({ width: 520 }).png().toBuffer(), left: 560, top: 0 }]
  const original = await sharp(file, { density: 150 }).metadata()
  const isWide = original.width > 1.8 * original.height
  const column = isWide ? 620 : 854
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${column}" height="${height}"><defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="60" x2="380">
    <stop stop-opacity="0"/><stop offset="1" stop-opacity="1"/></linearGradient></defs><rect width="${column}" height="${height}" fill="url(#f)"/></svg>`
  const scene = await sharp(file, { density: 150 })
    .resize(column, height, { fit: 'cover', position: isWide ? 'right' : 'left' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return [{ input: scene, left: width - column, top: 0 }]
}

function drawFrame(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawMark({ x: 72, y: 60, size: 48 })}</svg>`
}

function setText({ title, text, note, company, label, art }: Card, fonts: Font[]): Promise<string> {
  const maxWordLength = Math.max(...title.split(/\s/).map((word) => word.length))
  // A scene reaches further to the left than the planet does.
  const column = art?.kind === 'scene' ? 530 : 620
  const size = ((sizes.find(({ upTo, word }) => title.length <= upTo && maxWordLength <= word)?.size ?? 42) * column) / 620
  // Balanced lines may be narrower than a word, and would break it: only one that fits no line is broken.
  const wordBreak = maxWordLength > 18 ? 'break-word' : 'normal'
  const titleStyle = { fontFamily: 'display', wordBreak, fontSize: size, lineHeight: 1.1, letterSpacing: '-0.025em' }
  const children = [
    element({ fontFamily: 'display', fontSize: 30, lineHeight: 1.6, marginLeft: 66, width: 480, height: 48, ...lines(1) }, company),
    element({ flexDirection: 'column', width: column }, [
      element({ ...titleStyle, ...lines(5), textWrap: title.length > maxBalanced ? 'wrap' : 'balance' }, title),
      ...(text ? [element({ marginTop: 28, color: palette.vapour, fontSize: 27, lineHeight: 1.4, ...lines(3) }, text)] : []),
      ...(note ? [element({ marginTop: 20, color: palette.vapour, fontSize: 22, lineHeight: 1.4, ...lines(3) }, note)] : []),
    ]),
  ]
  if (label) children.push(element(labelStyle, label))
  const frame = {
    width,
    height,
    padding: '60px 72px 68px',
    flexDirection: 'column',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    wordBreak: 'break-word',
    color: palette.starlight,
    fontFamily: 'text',
  }
  return satori(element(frame, children), { width, height, fonts })
}

/** Legible on whatever scene is behind it. */
const labelStyle = {
  position: 'absolute',
  top: 58,
  right: 72,
  padding: '8px 20px 9px',
  border: `2px solid ${palette.starlight}`,
  borderRadius: 40,
  backgroundColor: palette.night,
  fontSize: 23,
}

type Node = Parameters<typeof satori>[0]

/** Satori takes React's elements; a plain object of that shape does. */
function element(style: Record<string, string | number>, children: string | Node[]): Node {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
