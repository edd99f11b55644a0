import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { pictureRoot } from '@/routing/pictures'
import { type Background, inBackground } from '../background'
import { drawVariant } from './draw-variant'
import { originalFile } from './folders'
import { listVariants, type Wanted } from './list-variants'

type Drawn = { variants: number; drawn: number }

/**
 * Begins to write the variants the built pages name to `public/_ipx`, a few at a time, and removes all others in the end. The pages may be
 * changed as soon as it has begun.
 */
export async function beginPictures(buildFolder: string, signal?: AbortSignal): Promise<Background<Drawn>> {
  const wanted = await listVariants(buildFolder)
  const written = drawVariants(wanted, { folder: 'public', signal })
  return {
    finish: async (onDone) => {
      const drawn = await written.finish(onDone)
      await removeOthers(new Set(wanted.map(({ address }) => fileOf('public', address))))
      return drawn
    },
  }
}

/** Begins to write variants into a folder of public files. */
function drawVariants(
  wanted: readonly Wanted[],
  { folder, signal }: { folder: string; signal?: AbortSignal | undefined },
): Background<Drawn> {
  const work = (variant: Wanted) => write(variant, folder)
  const written = inBackground(wanted, { concurrency: availableParallelism(), signal, work })
  return {
    finish: async (onDone) => ({ variants: wanted.length, drawn: (await written.finish(onDone)).filter(Boolean).length }),
  }
}

/** Whether it is new. */
async function write({ address, path, page, modifiers }: Wanted, folder: string): Promise<boolean> {
  const original = originalFile(path)
  const bytes = original && (await readFile(original).catch(() => null))
  if (!bytes) {
    // Pictures of entries were looked at when the content was read: this is a text about addresses, or the code's fault.
    console.warn(`${page} names ${address}, but there is no such picture.`)
    return false
  }
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
