import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '@/content-client/limits'
import { formatVariant, type Modifiers } from '@/routing/pictures'
import { writeKept } from '../write-kept'
import { drawingPlugins, removeActors } from './drawing-plugin'
import { cacheFolder } from './folders'
import { readDrawing } from './inspect-drawing'
import { mendPhotograph } from './mend-photograph'

/** Part of every key of the cache: another encoder, or other settings of it, draws again. */
const settings = { limitInputPixels: limits.picturePixels, autoOrient: true }
const encoder = JSON.stringify([sharp.versions, settings, String(removeActors.fn)])
/**
 * Phones get parts of covers, few and often the largest paint. An effort of 4 with half the colors is as light as one of 6 with all of them, is
 * not told from it on a dense screen, and takes a third of the time: 1 to 2 s of a core each.
 */
const encodingOf = ({ crop }: Modifiers) => (crop ? { heifEffort: 4, heifChromaSubsampling: '4:2:0' } : { heifEffort: 2 })
/** The same for what stays a drawing: nothing is asked of it. */
const drawingSettings = JSON.stringify(drawingPlugins)

export type Drawn = { file: string; fresh: boolean }

/** Draws a variant of a picture, or finds the one drawn before. Neither EXIF nor a script in a drawing survives. */
export async function drawVariant(bytes: Buffer, modifiers: Modifiers): Promise<Drawn> {
  const all = Object.keys(modifiers).length > 0 ? encoder + JSON.stringify(encodingOf(modifiers)) : encoder + drawingSettings
  const key = createHash('sha256').update(all).update(formatVariant(modifiers, '')).update(bytes).digest('hex')
  const file = join(cacheFolder, 'variants', key)
  const kept = await readFile(file).catch(() => null)
  if (kept) return { file, fresh: false }
  const data = Object.keys(modifiers).length > 0 ? await drawPhotograph(bytes, modifiers) : await tidyDrawing(bytes)
  await mkdir(join(cacheFolder, 'variants'), { recursive: true })
  await writeKept(file, data)
  return { file, fresh: true }
}

/** What ipx is too strict for is mended first: most pictures need no second look. */
async function drawPhotograph(bytes: Buffer, modifiers: Modifiers): Promise<string | Buffer> {
  // Loaded when there is something to draw: most builds find everything in the cache.
  const { createIPX } = await import('ipx')
  const draw = async (source: Buffer) => {
    const storage = { name: 'memory', getMeta: async () => ({}), getData: async () => toArrayBuffer(source) }
    const ipx = createIPX({ storage, sharpOptions: { ...settings, ...encodingOf(modifiers) } })
    return (await ipx('picture', modifiers).process()).data
  }
  return draw(bytes).catch(async () => draw(await mendPhotograph(bytes)))
}

async function tidyDrawing(bytes: Buffer): Promise<string> {
  const { optimize } = await import('svgo')
  return optimize(readDrawing(bytes), { plugins: drawingPlugins }).data
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
