import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import busboy from 'busboy'
import { type FilesProblem, fileLimits } from '@/components/contacts/contact-rules'
import { longestWords, type Post, PostError, type ReceivedFile } from './post'

/** The names of files that are not kept yet end with it. */
export const partialEnding = '.part'

/**
 * Reads a form with files, which go to the disk as they come. It reads on after a file too many or too large, and when the disk is
 * full, so that no word is lost over it. Without a folder files are read and forgotten.
 * @throws PostError for a malformed body; nothing is left on the disk then.
 */
export async function readMultipart(request: Request, folder: string | null): Promise<Post> {
  const fields: Record<string, string> = {}
  const files: (ReceivedFile & { stream: Readable; written: Promise<number> })[] = []
  let filesProblem: FilesProblem | undefined
  const parser = createParser(request)
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(new PostError(413))
    fields[name] ??= value
  })
  parser.on('file', (field, stream, { filename }) => {
    // Of a form that ends too soon, each of its files says so; one that nobody listens to would end the thread.
    stream.on('error', () => undefined)
    // An empty choice of a form comes as a file without a name.
    if (field !== 'files' || !filename) return void stream.resume()
    if (files.length === fileLimits.count) {
      filesProblem ??= 'filesTooMany'
      return void stream.resume()
    }
    stream.once('limit', () => {
      filesProblem ??= 'fileTooLarge'
    })
    const path = folder === null ? '' : join(folder, `${randomUUID()}${partialEnding}`)
    const written = path ? write(stream, path) : forget(stream)
    // Looked at once everything was read.
    written.catch(() => undefined)
    files.push({ path, name: plainName(filename), bytes: 0, stream, written })
  })
  const discard = async () => {
    // A parser that failed may begin one more file, and forgets to end it.
    for (const { stream } of files) stream.destroy()
    await Promise.allSettled(files.map(({ written }) => written))
    await Promise.all(files.map(({ path }) => path && rm(path, { force: true })))
  }
  try {
    await pipeline(Readable.fromWeb(request.body as ReadableStream), parser)
  } catch (error) {
    await discard()
    throw error instanceof PostError ? error : new PostError(400)
  }
  const read = { fields, ...(filesProblem && { filesProblem }) }
  try {
    const received = files.map(async ({ path, name, written }) => ({ path, name, bytes: await written }))
    return { ...read, files: await Promise.all(received) }
  } catch (error) {
    await discard()
    return { ...read, files, fault: error as Error }
  }
}

/** Answers how many bytes there were. */
async function forget(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  return bytes
}

function createParser(request: Request): busboy.Busboy {
  if (!request.body) throw new PostError(400)
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      // A browser spells names in UTF-8.
      defParamCharset: 'utf8',
      limits: { fields: 30, fieldSize: longestWords, fileSize: fileLimits.bytes, files: 10, parts: 40 },
    })
  } catch {
    throw new PostError(400)
  }
}

/** Answers how many bytes there were. @throws what the disk says, such as that it is full; the rest is read and forgotten then. */
function write(stream: Readable, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const file = createWriteStream(path, { mode: 0o600, flush: true })
    let isWhole = false
    stream.once('end', () => {
      isWhole = true
    })
    stream.once('error', (error) => file.destroy(error))
    stream.once('close', () => isWhole || file.destroy(new PostError(400)))
    file.once('close', () => resolve(file.bytesWritten))
    file.once('error', (error) => {
      reject(error)
      // A parser waits until each of its files was read.
      stream.unpipe(file)
      stream.resume()
    })
    stream.pipe(file)
  })
}

/** What a list of files shows: neither a folder nor signs that turn a line around. */
function plainName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return last.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-120) || 'file'
}
