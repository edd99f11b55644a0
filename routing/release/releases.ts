import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** What a build was made from: a digest for each part, so that `start` can say which one changed. */
export type Stamp = Record<
  'sources' | 'content' | 'dependencies' | 'SITE_URL' | 'CONTENT_*' | 'SENTRY_*' | '*_SITE_VERIFICATION' | 'CONTACT_*',
  string
>

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

export const currentFile = () => join(releasesFolder, 'current.json')
export const stampFile = (folder: string) => join(folder, 'site-stamp.json')
export const idOf = ({ builtAt, buildId }: Pick<ReleaseStamp, 'buildId' | 'builtAt'>) =>
  `${builtAt.replace(/[-:]|\.\d+/g, '')}-${buildId.slice(0, 8)}`
export const folderOf = (id: string) => resolve(releasesFolder, id)
export const snapshotOf = ({ folder }: Pick<Release, 'folder'>) => join(folder, 'content', 'site.json')

/** Half of a release, on its way in or out. */
export const unfinished = /\.(?:partial|removed)$/

/** Finished releases, the newest first. */
export async function listReleases(): Promise<Release[]> {
  const names = await readdir(releasesFolder).catch(() => [])
  const found = await Promise.all(names.filter((name) => !unfinished.test(name) && !/^current\b/.test(name)).map(readRelease))
  return found.filter((release) => release !== null).sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** Null where there is no finished release of this name. */
export async function readRelease(id: string): Promise<Release | null> {
  const stamp = await readJson<ReleaseStamp>(stampFile(folderOf(id)))
  return stamp && { ...stamp, id, folder: folderOf(id) }
}

export const readCurrent = (): Promise<Current | null> => readJson<Current>(currentFile())

/** The release that is to be served; null when there is none, or when its folder is gone. */
export async function currentRelease(): Promise<Release | null> {
  const current = await readCurrent()
  return current && readRelease(current.release)
}

/** Whether it has its pages still; of old releases only the files stay that open tabs ask for. */
export const isWhole = (release: Release) => existsSync(snapshotOf(release))

/** Whether an older release was chosen by hand and nothing was built since. */
export function isRolledBack(current: Current | null, newest: Release | undefined): boolean {
  return current?.rolledBackFrom != null && current.rolledBackFrom === newest?.id
}

function readJson<Value>(file: string): Promise<Value | null> {
  return readFile(file, 'utf8')
    .then((json) => JSON.parse(json) as Value)
    .catch(() => null)
}
