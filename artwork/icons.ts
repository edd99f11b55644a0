import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Night, the ground an icon is cut from by the system. */
const ground = '#091a3f'

/** The mark as every size and shape systems ask for; `icons/mark.svg` is drawn by hand and is their source. */
export async function renderIcons(folder: string): Promise<Map<string, Buffer>> {
  const mark = await readFile(join(folder, 'icons', 'mark.svg'))
  const square = (await readFile(join(folder, 'icons', 'mark.svg'), 'utf8')).replace(' rx="8"', '')
  const rounded = (size: number) => sharp(mark, { density: 1200 }).resize(size).png({ palette: true }).toBuffer()
  // Systems that cut the icon themselves want the ground up to the edge, and the mark within the inner four fifths.
  const full = (size: number, share: number) => {
    const margin = Math.round((size * (1 - share)) / 2)
    return sharp(Buffer.from(square), { density: 1200 })
      .resize(size - 2 * margin)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
      .png({ palette: true })
      .toBuffer()
  }
  return new Map([
    ['favicon.ico', toIco(await rounded(32))],
    ['icons/icon-192.png', await rounded(192)],
    ['icons/icon-512.png', await rounded(512)],
    ['icons/maskable-512.png', await full(512, 0.86)],
    ['icons/apple-touch-icon.png', await full(180, 1)],
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
