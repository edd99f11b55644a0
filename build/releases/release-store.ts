import { spawn } from 'node:child_process'
import { readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  currentFile,
  folderOf,
  isWhole,
  listReleases,
  type Release,
  readCurrent,
  readRelease,
  releasesFolder,
  unfinished,
} from '@/routing/release/releases'

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
