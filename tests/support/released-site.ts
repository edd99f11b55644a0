import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createSiteFolder, type SiteFolder } from './run-script'

export const liveId = '20260101T000000Z-aaaaaaaa'

/** A site of its own with a release that is live: what it holds matters to nobody, that it stays does. */
export async function createReleasedSite(): Promise<SiteFolder> {
  const site = await createSiteFolder()
  const stamp = { sources: 'of', content: 'the', dependencies: 'live', SITE_URL: 'release' }
  const files = {
    [`${liveId}/site-stamp.json`]: JSON.stringify({ buildId: 'a'.repeat(20), builtAt: '2026-01-01T00:00:00.000Z', stamp }),
    [`${liveId}/content/site.json`]: '{"of": "this release"}',
    [`${liveId}/site/files/index.html`]: '<h1>Live</h1>',
    'current.json': JSON.stringify({ release: liveId, before: null, since: '2026-01-01T00:00:00.000Z', rolledBackFrom: null }),
  }
  for (const [file, text] of Object.entries(files)) await site.write(join('.releases', file), text)
  return site
}

/** Everything under `.releases/`, and what it says. */
export async function releasesOf({ path }: Pick<SiteFolder, 'path'>): Promise<Record<string, string>> {
  const folder = join(path, '.releases')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')])))
}
