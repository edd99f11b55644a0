import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { pictureRoot } from '@/routing/pictures'
import { drawVariant } from './draw-variant'
import { originalFile } from './folders'
import { listVariants, type Wanted } from './list-variants'

/**
 * Writes the variants the built pages name to `public/_ipx`, a few at a time, and removes all others.
 * @throws when a page names a picture that is not there. `onDone` hears of each one and of how many there are.
 */
export async function preparePictures(buildFolder: string, onDone: (done: number, all: number) => void) {
  const wanted = await listVariants(buildFolder)
  const written = await drawVariants(wanted, { folder: 'public', onDone })
  await removeOthers(new Set(wanted.map(({ address }) => fileOf('public', address))))
  return written
}

type Drawing = { folder: string; onDone?: (done: number, all: number) => void }

/** Writes variants into a folder of public files. @throws when a page names a picture that is not there. */
export async function drawVariants(wanted: readonly Wanted[], { folder, onDone }: Drawing) {
  let done = 0
  const fresh = await pLimit(availableParallelism()).map(wanted, async (variant) => {
    const isFresh = await write(variant, folder)
    onDone?.(++done, wanted.length)
    return isFresh
  })
  return { variants: wanted.length, drawn: fresh.filter(Boolean).length }
}

async function write({ address, path, page, modifiers }: Wanted, folder: string): Promise<boolean> {
  const original = originalFile(path)
  const bytes = original && (await readFile(original).catch(() => null))
  if (!bytes) throw new Error(`${page} shows ${address}, but there is no such picture.`)
  const { file, fresh } = await drawVariant(bytes, modifiers)
  const target = fileOf(folder, address)
  await mkdir(dirname(target), { recursive: true })
  // In one step, for a server that still answers from the build before.
  await copyFile(file, `${target}.new`)
  await rename(`${target}.new`, target)
  return fresh
}

async function removeOthers(kept: ReadonlySet<string>): Promise<void> {
  const found = await readdir(join('public', pictureRoot), { recursive: true, withFileTypes: true }).catch(() => [])
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  await Promise.all(files.filter((file) => !kept.has(file)).map((file) => rm(file)))
}

function fileOf(folder: string, address: string): string {
  return join(folder, decodeURIComponent(address))
}
