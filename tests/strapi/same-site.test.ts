import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '@/build/build-site'
import type { Release } from '@/routing/release/releases'
import { buildIfChanged } from '@/scripts/releases/prepare-to-serve'
import { readSiteEnvironment } from '@/server/environment'
import { comparable } from '../support/comparable'
import { isRouterData } from '../support/router-data'
import { strapiSecrets } from '../support/strapi'
import { serveStrapi } from './serve'

const origin = serveStrapi()
let ofFiles: Release
let ofService: Release | undefined

/** Two builds; the first is that of the tests before, where there is one. */
beforeAll(async () => {
  const environment = readSiteEnvironment({ SITE_URL: process.env.SITE_URL })
  ofFiles = await buildIfChanged(environment)
  const variables = { CONTENT_SERVICE_URL: `${origin()}/api`, CONTENT_SERVICE_TOKEN: strapiSecrets.SITE_READ_TOKEN }
  Object.assign(process.env, variables)
  ofService = await buildSite(environment, { typesChecked: true })
  for (const name of Object.keys(variables)) delete process.env[name]
}, 900_000)

afterAll(async () => {
  // What is not there cannot become what the next start serves.
  if (ofService) await rm(ofService.folder, { recursive: true })
})

/** Everything a person or a crawler reads. */
const readable = /\.(?:html|xml|txt|md|webmanifest)$|(?<!\.map)\.json$/

async function textsOf(release: Release): Promise<Map<string, string>> {
  const folder = join(release.folder, 'site', 'files')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
  const names = new Set(files)
  const texts = files.filter((file) => readable.test(file) && !file.startsWith('/_next/') && !isRouterData(file, names)).sort()
  return new Map(
    await Promise.all(
      texts.map(
        async (file) => [file.replace(release.buildId, 'BUILD'), comparable(await readFile(join(folder, file), 'utf8'), release)] as const,
      ),
    ),
  )
}

describe('the site built from the content service', () => {
  it('has the pages, feeds and lists of the site built from content/, and every one of them says the same', async () => {
    const expected = await textsOf(ofFiles)
    const found = await textsOf(ofService as Release)
    expect(expected.size).toBeGreaterThan(200)
    expect([...found.keys()]).toEqual([...expected.keys()])
    const different = [...expected].filter(([file, text]) => found.get(file) !== text).map(([file]) => file)
    for (const file of different.slice(0, 1)) expect(found.get(file), file).toBe(expected.get(file))
    expect(different).toEqual([])
  })
})
