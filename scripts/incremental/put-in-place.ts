import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { addressOfPage } from '@/routing/locale-path'
import { shareFile } from '../finished-site/compressed-files'
import { endings, filesFolder, type SiteManifest } from '../finished-site/site-manifest'

/** The data of a page, as its loader names it. */
const rowsOf = (html: string) => /<script data-src="\/_next\/(static\/rows\/[\w.-]+)/.exec(html)?.[1]

/** Puts every file of a folder where the other folder has one of the same name, or none. Answers where they are now. */
export async function putInPlace(from: string, to: string): Promise<string[]> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const targets: string[] = []
  for (const file of files) {
    const target = join(to, relative(from, file))
    await mkdir(dirname(target), { recursive: true })
    // A name is given to another file: who has the one before under another name keeps it.
    await rename(file, target)
    targets.push(target)
  }
  return targets
}

/** Shares the files of a folder that the other folder has not or has with other bytes, and removes what is only there. */
export async function follow(from: string, to: string): Promise<string[]> {
  const names = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = names.filter((entry) => entry.isFile()).map((entry) => relative(from, join(entry.parentPath, entry.name)))
  const changed: string[] = []
  for (const name of files) {
    if (await isSame(join(from, name), join(to, name))) continue
    await rm(join(to, name), { force: true })
    await shareFile(join(from, name), join(to, name))
    changed.push(join(to, name))
  }
  const wanted = new Set(files)
  const present = await readdir(to, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of present.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name)
    if (!wanted.has(relative(to, file))) await rm(file)
  }
  return changed
}

/** Mostly one file under two names, which nobody has to read. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [first, second] = [statSync(one), statSync(other, { throwIfNoEntry: false })]
  if (first.size !== second?.size) return false
  if (first.ino === second.ino && first.dev === second.dev) return true
  const [bytes, known] = await Promise.all([readFile(one), readFile(other)])
  return bytes.equals(known)
}

/** Removes the data of pages as they were, which nobody who gets them as they are now asks for. */
export async function dropRows(folder: string, routes: readonly string[], manifest: SiteManifest): Promise<void> {
  for (const route of routes) {
    const html = await readFinished(folder, addressOfPage(route), manifest)
    const rows = html && rowsOf(html)
    if (!rows) continue
    await rm(join(folder, '.next', rows), { force: true })
    for (const ending of ['', ...Object.values(endings)]) await rm(join(filesFolder({ folder }), '_next', rows + ending), { force: true })
  }
}

async function readFinished(folder: string, address: string, { answers }: SiteManifest): Promise<string | null> {
  const answer = answers[address]
  if (answer?.kind !== 'page') return null
  const file = join(filesFolder({ folder }), answer.file)
  if (answer.isPlain) return readFile(file, 'utf8')
  return String(await promisify(gunzip)(await readFile(file + endings.gzip)))
}
