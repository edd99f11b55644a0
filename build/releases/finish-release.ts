import { existsSync } from 'node:fs'
import { constants, cp, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copySnapshot } from '@/content-client/snapshot'
import { folderOf, idOf, type Release, type ReleaseStamp, snapshotOf, stampFile } from '@/routing/release/releases'
import { paintedFolder } from '../pictures/folders'
import { bundleServer } from './bundle-server'
import { linkFiles } from './link-files'

const buildFolder = '.next'

/** What Next.js writes for the next build, for the compiler or for developers. */
const notServed = ['build', 'cache', 'dev', 'diagnostics', 'lock', 'trace', 'trace-build', 'turbopack', 'types']

/** Written by builds, which put other files in the place of these and never write into one. */
const drawn = ['_ipx', 'og'].map((name) => join('public', name))

/**
 * Puts everything a finished build serves into a folder of its own, which appears in one step: pages are moved out of the work
 * area, public files and content are copied, so that nobody who edits them writes into a release. `finish` adds what is made of all that.
 */
export async function finishRelease(said: ReleaseStamp, finish: (folder: string) => Promise<void>): Promise<Release> {
  const id = idOf(said)
  const folder = folderOf(id)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, buildFolder), { recursive: true })
  const built = (await readdir(buildFolder)).filter((name) => !notServed.includes(name))
  for (const name of built) await rename(join(buildFolder, name), join(partial, buildFolder, name))
  await removeNotes(join(partial, buildFolder, 'server'))
  await cp('public', join(partial, 'public'), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => !drawn.includes(source),
  })
  if (existsSync(paintedFolder)) await cp(paintedFolder, join(partial, 'public'), { recursive: true, mode: constants.COPYFILE_FICLONE })
  for (const pictures of drawn.filter(existsSync)) linkFiles(pictures, join(partial, pictures))
  await mkdir(join(partial, 'content'))
  await copySnapshot(snapshotOf({ folder: partial }))
  await bundleServer(partial)
  // The build names packages by their way from its own folder.
  await symlink(join('..', '..', 'node_modules'), join(partial, 'node_modules'))
  await finish(partial)
  await writeFile(stampFile(partial), `${JSON.stringify(said, null, 2)}\n`)
  await rename(partial, folder)
  return { ...said, id, folder }
}

/**
 * Maps of the server's code, and lists of all files the site may read, the content among them: half of what a large release weighs, and
 * nobody reads them once the build is over.
 */
async function removeNotes(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  await Promise.all(names.filter((name) => /\.(?:map|nft\.json)$/.test(name)).map((name) => rm(join(folder, name))))
}
