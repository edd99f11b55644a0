import sharp from 'sharp'
import { drawMark } from '@/styles/settings/mark'
import { palette } from '@/styles/settings/palette'

/** The mark on night, as browsers take it that read SVG. */
export const drawIcon = () => draw(8)

const draw = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${radius ? ` rx="${radius}"` : ''} fill="${palette.night}"/>${drawMark({ x: 4.8, y: 4.8, size: 22.4 })}</svg>`

/** The mark in every size and shape systems ask for, by its path under `public`. */
export async function drawIcons(): Promise<Map<string, string | Buffer>> {
  const rounded = (size: number) => sharp(Buffer.from(drawIcon()), { density: 1200 }).resize(size).png({ palette: true }).toBuffer()
  // Systems that cut the icon themselves want the ground up to the edge, and the mark within the inner four fifths.
  const full = (size: number, share: number) => {
    const margin = Math.round((size * (1 - share)) / 2)
    return sharp(Buffer.from(draw(0)), { density: 1200 })
      .resize(size - 2 * margin)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: palette.night })
      .png({ palette: true })
      .toBuffer()
  }
  return new Map<string, string | Buffer>([
    ['favicon.ico', toIco(await rounded(32))],
    ['icons/icon-192.png', await rounded(192)],
    ['icons/icon-512.png', await rounded(512)],
    ['icons/maskable-512.png', await full(512, 0.86)],
    ['icons/apple-touch-icon.png', await full(180, 1)],
    // The last one, by which the next build knows that all are there.
    ['icons/mark.svg', `${drawIcon()}\n`],
  ])
}

/** One PNG of 32 × 32 in the container that browsers ask for without being told. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
