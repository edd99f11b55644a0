import { createHash } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReadLimits } from '@/content-client/limits'
import type { ImportPicture, PictureFile } from '@/content-client/pictures'
import { qualities, toSingleSource } from '@/routing/picture-sources'
import { encodePath, formatVariant } from '@/routing/pictures'
import { writeKept } from '../write-kept'
import { drawVariant } from './draw-variant'
import { cacheFolder, importedOriginal } from './folders'
import { type Inspected, inspectOriginal } from './inspect-original'
import { type Original, readOriginal } from './read-original'

type Known = Inspected & { avif: boolean }

/** Widths at which AVIF has to be smaller to be offered; both are drawn for pages anyway. */
const measuredWidths = [640, 1024]

/** Raise it when a `Known` of an older build would be wrong. */
const edition = 3

/** Variants exist once a build has drawn them; the development server shows the originals. */
export type PictureKind = 'variants' | 'originals'

type ImporterOptions = {
  serviceUrl: string | null
  mediaHosts?: readonly string[]
  kind: PictureKind
  limits: ReadLimits
  onRead: () => void
}

/**
 * Reads every picture of the content once. One of the content service is kept among the originals: the site serves it itself.
 * `onRead` hears of each.
 */
export function pictureImporter({ serviceUrl, mediaHosts = [], kind, limits, onRead }: ImporterOptions): ImportPicture {
  const service = serviceUrl === null ? null : { origin: new URL(serviceUrl).origin, mediaHosts }
  const known = new Map<string, Promise<PictureFile>>()
  return (url) => {
    const file =
      known.get(url) ??
      importPicture(url, kind, () => readOriginal(url, service, limits)).catch((cause: unknown) => {
        throw new Error(`the picture "${url}" ${cause instanceof Error ? cause.message : cause}`, { cause })
      })
    if (!known.has(url)) file.then(onRead, () => undefined)
    known.set(url, file)
    return file
  }
}

async function importPicture(url: string, kind: PictureKind, read: () => Promise<Original>): Promise<PictureFile> {
  const { bytes, path, address } = await read()
  if (kind === 'originals') {
    const { width, height, tint } = await inspectOriginal(bytes)
    return { url: address, width, height, tint, raster: null }
  }
  const digest = createHash('sha256').update(bytes).digest('hex')
  const { avif, format, ...file } = await recall(digest, bytes)
  const original = path === null ? await keepOriginal(bytes, digest, format) : `${encodePath(path)}?v=${digest.slice(0, 8)}`
  if (format === 'svg') return { ...file, url: path === null ? formatVariant({}, original) : url, raster: null }
  return { ...file, url: path === null ? toSingleSource(original, file.width) : url, raster: { original, avif } }
}

/** What was found out about the same bytes before; finding it out takes longer than the rest of a picture. */
async function recall(digest: string, bytes: Buffer): Promise<Known> {
  const file = join(cacheFolder, 'known', `${digest}-${edition}.json`)
  const found = await readFile(file, 'utf8').catch(() => null)
  if (found) return JSON.parse(found)
  const inspected = await inspectOriginal(bytes)
  const known = { ...inspected, avif: inspected.format !== 'svg' && (await isSmallerInAvif(bytes)) }
  await mkdir(dirname(file), { recursive: true })
  await writeKept(file, JSON.stringify(known))
  return known
}

async function isSmallerInAvif(bytes: Buffer): Promise<boolean> {
  for (const width of measuredWidths) {
    const [avif = 0, webp = 0] = await Promise.all((['avif', 'webp'] as const).map((format) => weigh(bytes, format, width)))
    if (avif >= webp) return false
  }
  return true
}

async function weigh(bytes: Buffer, format: keyof typeof qualities, width: number): Promise<number> {
  const { file } = await drawVariant(bytes, { f: format, q: qualities[format], w: String(width) })
  return (await stat(file)).size
}

async function keepOriginal(bytes: Buffer, digest: string, format: string): Promise<string> {
  const { file, path } = importedOriginal(digest, format === 'jpeg' ? 'jpg' : format)
  await mkdir(dirname(file), { recursive: true })
  await writeKept(file, bytes)
  return encodePath(path)
}
