import { copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
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
  await rm(join('public', pictureRoot), { recursive: true, force: true })
  let done = 0
  const fresh = await pMap(
    wanted,
    async (variant) => {
      const isFresh = await write(variant)
      onDone(++done, wanted.length)
      return isFresh
    },
    { concurrency: availableParallelism() },
  )
  return { variants: wanted.length, drawn: fresh.filter(Boolean).length }
}

async function write({ address, path, page, modifiers }: Wanted): Promise<boolean> {
  const original = originalFile(path)
  const bytes = original && (await readFile(original).catch(() => null))
  if (!bytes) throw new Error(`${page} shows ${address}, but there is no such picture.`)
  const { file, fresh } = await drawVariant(bytes, modifiers)
  const target = join('public', decodeURI(address))
  await mkdir(dirname(target), { recursive: true })
  await copyFile(file, target)
  return fresh
}
