import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The release under test: the one `npm start` serves. */
export const release = join('.releases', currentId())

export const buildFolder = join(release, '.next')
export const publicFolder = join(release, 'public')
export const snapshotFile = join(release, 'content', 'site.json')

/** What the release was built for. */
export const builtFor = (): string => JSON.parse(readFileSync(join(release, 'site-stamp.json'), 'utf8')).stamp.SITE_URL

function currentId(): string {
  try {
    return JSON.parse(readFileSync(join('.releases', 'current.json'), 'utf8')).release
  } catch (cause) {
    throw new Error('There is no release to test; run "npm run release" first.', { cause })
  }
}
