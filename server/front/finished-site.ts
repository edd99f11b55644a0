import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGunzip, gunzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Release } from '@/routing/release/releases'
import { type Encoding, endings, filesFolder, readSiteManifest, type SiteAnswer, type SiteManifest } from '@/routing/release/site-manifest'
import type { SitePaths } from '@/routing/site-paths'

const unzip = promisify<Buffer, Buffer>(gunzip)

/** What a release answers without computing, from its files. */
export type FinishedSite = {
  paths: SitePaths
  find: (address: string) => SiteAnswer | undefined
  headersOf: (answer: SiteAnswer) => Readonly<Record<string, string>>
  /** The bytes at once where they are in memory. */
  held: (answer: SiteAnswer, encoding: Encoding | undefined) => Buffer | undefined
  read: (answer: SiteAnswer, encoding: Encoding | undefined) => Promise<Buffer>
  /** For what is too long to be held. */
  stream: (answer: SiteAnswer, encoding: Encoding | undefined, part?: Part) => Readable
}

/** `end` is the last byte. */
export type Part = { start: number; end: number }

/** How many bytes of files are held in memory, and how many of one. */
const memory = { all: 48_000_000, one: 1_000_000 }

export const isHeld = (size: number) => size <= memory.one

/** Null for a release that was built without such files. */
export async function openFinishedSite(release: Pick<Release, 'folder'>, limit = memory.all): Promise<FinishedSite | null> {
  const manifest = await readSiteManifest(release)
  return manifest && createFinishedSite(manifest, { folder: filesFolder(release), limit })
}

function createFinishedSite({ answers, headers, paths }: SiteManifest, { folder, limit }: { folder: string; limit: number }): FinishedSite {
  const byAddress = new Map(Object.entries(answers))
  const pathOf = ({ file }: SiteAnswer, encoding: Encoding | undefined) => join(folder, encoding ? file + endings[encoding] : file)
  const kept = new LRUCache<string, Buffer>({
    maxSize: limit,
    sizeCalculation: ({ length }) => length || 1,
    fetchMethod: async (path) => (path.endsWith(plainOfZipped) ? unzip(await readFile(path.slice(0, -1))) : readFile(path)),
  })
  const keyOf = (answer: SiteAnswer, encoding: Encoding | undefined) =>
    encoding || answer.isPlain ? pathOf(answer, encoding) : `${pathOf(answer, 'gzip')}/`
  return {
    paths,
    find: (address) => byAddress.get(address),
    headersOf: (answer) => headers[answer.headers] ?? {},
    held: (answer, encoding) => kept.get(keyOf(answer, encoding)),
    read: async (answer, encoding) => {
      const bytes = await kept.fetch(keyOf(answer, encoding))
      if (!bytes) throw new Error(`${answer.file} is gone.`)
      return bytes
    },
    stream: (answer, encoding, part) =>
      encoding || answer.isPlain
        ? createReadStream(pathOf(answer, encoding), part)
        : Readable.from(unzipPart(pathOf(answer, 'gzip'), part), { objectMode: false }),
  }
}

/** Opens the file once somebody reads, and ends with the last byte that was asked for. */
async function* unzipPart(path: string, { start, end }: Part = { start: 0, end: Number.POSITIVE_INFINITY }): AsyncGenerator<Buffer> {
  let at = 0
  const bytes: AsyncIterable<Buffer> = pipeline(createReadStream(path), createGunzip(), () => undefined)
  for await (const chunk of bytes) {
    if (at + chunk.length > start) yield chunk.subarray(Math.max(0, start - at), end + 1 - at)
    at += chunk.length
    if (at > end) return
  }
}

/** Marks the bytes of a file of which only the compressed ones were kept. */
const plainOfZipped = `${endings.gzip}/`
