import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Stamp } from '../stamp'

/** Finished builds, one folder each with everything it serves; nothing in them is ever changed. */
export const releasesFolder = '.releases'

/** What a build says of itself, in the `site-stamp.json` of its folder. */
export type ReleaseStamp = {
  buildId: string
  builtAt: string
  stamp: Stamp
}

export type Release = ReleaseStamp & {
  /** Time and build id; sorted by name they stand in the order in which they were made. */
  id: string
  /** Absolute. */
  folder: string
}

/** `before`: what was served before it. `rolledBackFrom`: the newest release when somebody chose an older one by hand. */
export type Current = { release: string; before: string | null; since: string; rolledBackFrom: string | null }

const currentFile = () => join(releasesFolder, 'current.json')
export const stampFile = (folder: string) => join(folder, 'site-stamp.json')
export const idOf = ({ builtAt, buildId }: Pick<ReleaseStamp, 'buildId' | 'builtAt'>) =>
  `${builtAt.replace(/[-:]|\.\d+/g, '')}-${buildId.slice(0, 8)}`
export const folderOf = (id: string) => resolve(releasesFolder, id)
export const snapshotOf = ({ folder }: Pick<Release, 'folder'>) => join(folder, 'content', 'site.json')

const unfinished = /\.(?:partial|removed)$/

/** Finished releases, the newest first. */
export async function listReleases(): Promise<Release[]> {
  const names = await readdir(releasesFolder).catch(() => [])
  const found = await Promise.all(names.filter((name) => !unfinished.test(name) && !/^current\b/.test(name)).map(readRelease))
  return found.filter((release) => release !== null).sort((a, b) => (a.id < b.id ? 1 : -1))
}

async function readRelease(id: string): Promise<Release | null> {
  const said = await readJson<ReleaseStamp>(stampFile(folderOf(id)))
  return said && { ...said, id, folder: folderOf(id) }
}

export const readCurrent = (): Promise<Current | null> => readJson<Current>(currentFile())

/** The release that is to be served; null when there is none, or when its folder is gone. */
export async function currentRelease(): Promise<Release | null> {
  const current = await readCurrent()
  return current && readRelease(current.release)
}

/** A link to the current release, for a server that reads its files, such as nginx. */
async function moveLink(id: string): Promise<void> {
  const link = join(releasesFolder, 'current')
  const fresh = `${link}.${process.pid}.new`
  await rm(fresh, { force: true })
  await symlink(id, fresh)
  await rename(fresh, link)
}

/** In one step each: a reader sees the release before or this one. */
export async function switchTo(id: string, rolledBackFrom: string | null = null): Promise<void> {
  await moveLink(id)
  const current = await readCurrent()
  if (current?.release === id && current.rolledBackFrom === rolledBackFrom) return
  const before = current && (await readRelease(current.release)) ? current.release : null
  await writeWhole(currentFile(), {
    release: id,
    before: before === id ? current?.before : before,
    since: new Date().toISOString(),
    rolledBackFrom,
  })
}

/**
 * Switches to the release before and keeps it until another is built.
 * @throws when there is none.
 */
export async function rollBack(): Promise<{ from: Release; to: Release }> {
  const releases = await listReleases()
  const current = await readCurrent()
  const from = releases.find(({ id }) => id === current?.release)
  const older = releases.filter((release) => from && release.id < from.id && isWhole(release))
  const to = older.find(({ id }) => id === current?.before) ?? older[0]
  if (!from || !to) throw new Error('There is no release before the current one.')
  if (from.stamp.dependencies !== to.stamp.dependencies)
    throw new Error(`Release ${to.id} was built with other packages; check out its sources, "npm ci" and "npm run release".`)
  await switchTo(to.id, releases[0]?.id ?? from.id)
  return { from, to }
}

/** Whether it has its pages still; of old releases only the files stay that open tabs ask for. */
export const isWhole = (release: Release) => existsSync(snapshotOf(release))

/** Whether an older release was chosen by hand and nothing was built since. */
export function isRolledBack(current: Current | null, newest: Release | undefined): boolean {
  return current?.rolledBackFrom != null && current.rolledBackFrom === newest?.id
}

/** Takes a release away in one step, so that nobody finds half of it. */
export async function removeRelease({ folder }: Pick<Release, 'folder'>): Promise<void> {
  const aside = asideOf(folder)
  await rename(folder, aside)
  removeLater([aside])
}

/** Where what is to be removed waits for it; no release. */
export const asideOf = (folder: string) => `${folder}.removed`

/** Removes folders in a process nobody waits for: tens of thousands of files take seconds. The next build removes what is left. */
export function removeLater(folders: readonly string[]): void {
  if (folders.length === 0) return
  const program = 'for (const folder of process.argv.slice(1)) fs.rmSync(folder, { recursive: true, force: true })'
  spawn(process.execPath, ['--eval', program, ...folders], { detached: true, stdio: 'ignore' }).unref()
}

/** What a killed build or removal left behind. */
export async function removeUnfinished(): Promise<void> {
  const names = await readdir(releasesFolder).catch(() => [])
  await Promise.all(names.filter((name) => unfinished.test(name)).map((name) => rm(folderOf(name), { recursive: true, force: true })))
}

async function writeWhole(file: string, value: object): Promise<void> {
  const fresh = `${file}.${process.pid}.new`
  await writeFile(fresh, `${JSON.stringify(value, null, 2)}\n`)
  await rename(fresh, file)
}

function readJson<Value>(file: string): Promise<Value | null> {
  return readFile(file, 'utf8')
    .then((json) => JSON.parse(json) as Value)
    .catch(() => null)
}
