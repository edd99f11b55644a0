import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { assetPrefixes } from '@/routing/assets'
import { filesFolder } from '../finished-site/site-manifest'
import { listReleases, type Release, readCurrent, removeRelease } from './release-store'

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
  for (const { release } of spare.filter((each) => each.index >= whole && !gone.includes(each))) await thin(release)
  return gone.map(({ release }) => release.id)
}

async function thin({ folder }: Release): Promise<void> {
  for (const part of [join('.next', 'server'), 'content', ...(await pageFiles(folder))])
    await rm(join(folder, part), { recursive: true, force: true })
}

/** Finished files that are no scripts, sheets or pictures: nobody asks an old release for its pages. */
async function pageFiles(folder: string): Promise<string[]> {
  const names = await readdir(filesFolder({ folder })).catch(() => [])
  return names.filter((name) => !assetPrefixes.some((prefix) => prefix === name)).map((name) => join('site', 'files', name))
}
