import { existsSync } from 'node:fs'
import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPrefixes } from '@/routing/assets'
import { listReleases, type Release, readCurrent } from '@/routing/release/releases'
import { filesFolder } from '@/routing/release/site-manifest'
import { asideOf, removeLater, removeRelease } from './release-store'

const day = 86_400_000

/** How many of the newest may be served again; older ones keep what open tabs ask for and lose their pages. */
const whole = 3

/**
 * Removes releases nobody can have open any more: those replaced longer ago than `keepDays`, and never the current one or the one
 * before it. Answers the ids of what was removed.
 */
export async function pruneReleases(keepDays: number, now = Date.now()): Promise<string[]> {
  const current = await readCurrent()
  const releases = await listReleases()
  const old = releases.map((release, index) => ({ release, index, replaced: Date.parse(releases[index - 1]?.builtAt ?? '') }))
  const spare = old.filter(({ release: { id } }) => id !== current?.release && id !== current?.before)
  const gone = spare.filter(({ replaced }) => now - replaced > keepDays * day)
  for (const { release } of gone) await removeRelease(release)
  const aged = spare.filter((each) => each.index >= whole && !gone.includes(each) && existsSync(serverOf(each.release)))
  removeLater(await Promise.all(aged.map(({ release }) => setPagesAside(release))))
  return gone.map(({ release }) => release.id)
}

/** Answers the folder they are in. */
async function setPagesAside({ folder }: Release): Promise<string> {
  const aside = asideOf(`${folder}.pages`)
  await mkdir(aside, { recursive: true })
  // Without its content nobody goes back to a release; as long as its server is there, something is left to remove.
  const parts = [join(folder, 'content'), ...(await pageFiles(folder)), serverOf({ folder })]
  for (const [index, part] of parts.entries()) if (existsSync(part)) await rename(part, join(aside, String(index)))
  return aside
}

/** Finished files that are no scripts, sheets or pictures: nobody asks an old release for its pages. */
async function pageFiles(folder: string): Promise<string[]> {
  const files = filesFolder({ folder })
  const names = await readdir(files).catch(() => [])
  return names.filter((name) => !assetPrefixes.some((prefix) => prefix === name)).map((name) => join(files, name))
}

const serverOf = ({ folder }: Pick<Release, 'folder'>) => join(folder, '.next', 'server')
