import { execFile } from 'node:child_process'
import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import type { FilesProblem } from '@/components/contacts/contact-rules'
import type { StoredFile } from '../message'
import { typeOfFile } from './file-kind'
import type { ReceivedFile } from './post'
import { partialEnding } from './read-multipart'

const run = promisify(execFile)

/** In milliseconds, for one file. */
const scanPatience = 60_000

export type Kept = { files: StoredFile[] } | { problem: FilesProblem }

/** Looks into files that came and gives them the names they are kept under. They go where they cannot be kept: `discardFiles`. */
export async function keepFiles(received: readonly ReceivedFile[], scanCommand: string | null): Promise<Kept> {
  const files: StoredFile[] = []
  for (const { path, name, bytes } of received) {
    const type = await typeOfFile(path, name)
    if (!type) return { problem: 'fileKind' }
    if (scanCommand && !(await passes(scanCommand, path))) return { problem: 'fileRefused' }
    files.push({ file: basename(path, partialEnding), name, type, bytes })
  }
  for (const { path } of received) await rename(path, keptPath(path))
  if (received[0]) await flushFolder(dirname(received[0].path))
  return { files }
}

/** Removes files of a message that is not kept, whichever name they have by now. */
export async function discardFiles(received: readonly ReceivedFile[]): Promise<void> {
  await Promise.all(received.flatMap(({ path }) => [path, keptPath(path)]).map((path) => rm(path, { force: true })))
}

const keptPath = (path: string) => path.slice(0, -partialEnding.length)

/** A file is only there after a loss of power when its folder was written too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** @throws where the scanner says nothing of the file: it is not there, or takes too long. That is no fault of whoever sent it. */
const passes = (command: string, path: string): Promise<boolean> =>
  run(command, [path], { timeout: scanPatience }).then(
    () => true,
    ({ code }: { code?: unknown }) => {
      if (typeof code === 'number') return false
      throw Object.assign(new Error('The scanner of files does not work.'), { code: 'ESCANNER' })
    },
  )
