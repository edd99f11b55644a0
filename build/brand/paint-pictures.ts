import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import brand from '@/styles/settings/brand.json'
import { deriveColours } from '@/styles/settings/palette'
import { cacheFolder, paintedFolder } from '../pictures/folders'
import { writeKept } from '../write-kept'
import { makeTable, type Table, throughTable } from './colour-table'
import { paintedPictures } from './painted'

/** Raise it when pictures painted by an older build would be wrong. */
const edition = 1

const encoding = { quality: 78, alphaQuality: 90, effort: 6, smartSubsample: true }

/**
 * Paints the pictures of the site in the colours of the brand; a picture that was painted before is found in the cache. Where the brand is
 * the one they were drawn in, they stay as they are.
 */
export async function paintPictures(): Promise<void> {
  await rm(paintedFolder, { recursive: true, force: true })
  const { colours, drawnIn } = brand
  if (isDeepStrictEqual(colours, drawnIn)) return
  const { paint, paintSoftly } = deriveColours(colours)
  let table: Table | undefined
  const tableOf = () => {
    table ??= makeTable(paintSoftly)
    return table
  }
  for (const picture of paintedPictures) {
    const bytes = await readFile(join('public', picture)).catch(() => null)
    // A company has taken it away.
    if (!bytes) continue
    const key = createHash('sha256')
      .update(JSON.stringify([edition, colours, drawnIn]))
      .update(bytes)
      .digest('hex')
    const kept = join(cacheFolder, 'painted', key)
    if (!existsSync(kept)) {
      const painted = picture.endsWith('.svg') ? paintDrawing(bytes.toString(), paint) : await paintPoints(bytes, tableOf())
      await mkdir(dirname(kept), { recursive: true })
      await writeKept(kept, painted)
    }
    await cp(kept, join(paintedFolder, picture))
  }
}

/** Names of its parts may look like colours. */
const paintDrawing = (text: string, paint: (hex: string) => string) => text.replace(/(?<!url\()#[\da-f]{6}\b/gi, paint)

async function paintPoints(bytes: Buffer, table: Table): Promise<Buffer> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  throughTable(data, info.channels, table)
  return sharp(data, { raw: info }).webp(encoding).toBuffer()
}
