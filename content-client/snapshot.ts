import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw, inflateRawSync } from 'node:zlib'
import type { Locale } from '@/routing/locales'
import type { WrittenSite } from './load-content'
import { toReadingMinutes } from './reading-time'
import type { Article, ArticleText, KeptArticle, SiteContent, Snapshot } from './types'

const deflate = promisify<string, Buffer>(deflateRaw)

/**
 * Written before every build and by nothing else, so a build publishes one state of the content and never an older one. A release
 * is served with the copy it was built from, which CONTENT_SNAPSHOT names: a name that a bundler cannot follow, and is told not to.
 */
const snapshotFile = () => process.env.CONTENT_SNAPSHOT || join(process.cwd(), '.content', 'site.json')

/**
 * What only the own page of an article says: most of a large site, read by its page alone. Each is packed by itself, one after another, and
 * found by its digest.
 */
const textsOf = (file: string) => file.replace(/(?:\.json)?$/, '.texts')

type Kept = { file: string; modified: number; snapshot: Promise<Snapshot>; texts?: Promise<Buffer> }

let kept: Kept | undefined

export async function writeSnapshot(content: SiteContent, file = snapshotFile()): Promise<void> {
  const { snapshot, texts } = await toSnapshot(content, await readPacked(file))
  await mkdir(dirname(file), { recursive: true })
  for (const [name, written] of [[textsOf(file), texts] as const, [file, JSON.stringify(snapshot)] as const]) {
    await writeFile(`${name}.new`, written)
    await rename(`${name}.new`, name)
  }
}

type Packed = (text: string) => Buffer | undefined

/** What is written of the content, and the texts that stand apart; those `packed` has need not be packed again. */
async function toSnapshot({ shell, locales }: SiteContent, packed: Packed = () => undefined) {
  const texts = new Map<string, Buffer | Promise<Buffer>>()
  const keep = ({ takeaways, body, ...listed }: Article): KeptArticle => {
    const said = JSON.stringify({ takeaways, body } satisfies ArticleText)
    const text = createHash('sha256').update(said).digest('base64url').slice(0, 22)
    if (!texts.has(text)) texts.set(text, packed(text) ?? deflate(said))
    return { ...listed, readingMinutes: toReadingMinutes(body.words), text }
  }
  const contents: Partial<Snapshot['locales']> = {}
  for (const locale of Object.keys(locales) as Locale[]) {
    const articles: KeptArticle[] = []
    for (const article of locales[locale].articles) {
      articles.push(keep(article))
      // Not all of them at once: what waits to be packed is in memory twice.
      if (articles.length % packedTogether === 0) await Promise.all(texts.values())
    }
    contents[locale] = { ...locales[locale], articles }
  }
  const buffers = await Promise.all(texts.values())
  const places: Snapshot['texts'] = {}
  let end = 0
  for (const [index, text] of [...texts.keys()].entries()) {
    const length = buffers[index]?.length ?? 0
    places[text] = [end, length]
    end += length
  }
  const snapshot: Snapshot = { shell, locales: contents as Snapshot['locales'], texts: places }
  return { snapshot, texts: Buffer.concat(buffers) }
}

const packedTogether = 64

/** What stood there before. */
async function readPacked(file: string): Promise<Packed> {
  const [json, bytes] = await Promise.all([readFile(file, 'utf8'), readFile(textsOf(file))]).catch(() => [])
  const places = json ? (JSON.parse(json) as Partial<Snapshot>).texts : undefined
  return (text) => {
    const [start, length] = places?.[text] ?? []
    return start === undefined || length === undefined ? undefined : bytes?.subarray(start, start + length)
  }
}

/** What the content service sent, of which a snapshot was made: an entry that cannot be published later stays as it is in it. */
const writtenOf = (file: string) => file.replace(/(?:\.json)?$/, '.written')

export async function writeWritten(written: WrittenSite | null, file = snapshotFile()): Promise<void> {
  await rm(writtenOf(file), { force: true })
  if (written) await writeFile(writtenOf(file), await deflate(JSON.stringify(written)))
}

/** Null where the snapshot was made of something else. */
export async function readWritten(file: string): Promise<WrittenSite | null> {
  const packed = await readFile(/* turbopackIgnore: true */ writtenOf(file)).catch(() => null)
  return packed && (JSON.parse(String(inflateRawSync(packed))) as WrittenSite)
}

/** Gives what is prepared another name as well; nobody ever writes into a file of it. */
export async function copySnapshot(to: string, from = snapshotFile()): Promise<void> {
  await writeFile(to, await readFile(/* turbopackIgnore: true */ from))
  await rm(textsOf(to), { force: true })
  await link(textsOf(from), textsOf(to)).catch(() => copyFile(textsOf(from), textsOf(to)))
  await copyFile(writtenOf(from), writtenOf(to)).catch(() => undefined)
}

/** Read once per process and state of the file; the development server sees an edit at the next request. */
export async function readSnapshot(): Promise<Snapshot> {
  return (await openSnapshot()).snapshot
}

/** @throws when the content has no such text, or no longer. */
export async function readText(text: string): Promise<ArticleText> {
  const opened = await openSnapshot()
  const [start, length] = (await opened.snapshot).texts[text] ?? []
  if (start === undefined || length === undefined) throw new Error('The content has changed meanwhile.')
  opened.texts ??= readFile(/* turbopackIgnore: true */ textsOf(opened.file))
  // At once: a text is unpacked sooner than a thread is told to do it.
  return JSON.parse(String(inflateRawSync((await opened.texts).subarray(start, start + length))))
}

async function openSnapshot(): Promise<Kept> {
  const file = snapshotFile()
  const { mtimeMs } = await stat(/* turbopackIgnore: true */ file).catch((cause: unknown) => {
    throw new Error('The content has not been prepared; run "npm run build".', { cause })
  })
  if (kept?.file !== file || kept.modified !== mtimeMs)
    kept = { file, modified: mtimeMs, snapshot: readFile(/* turbopackIgnore: true */ file, 'utf8').then((json) => JSON.parse(json)) }
  return kept
}
