import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { makeKeys } from '@/server/offer/keys'
import { startLiveSite } from '../support/live-site'
import { countryHeader, siteUrl } from '../support/server'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the site answers. */
    address: string
    /** What it signs offers with. */
    signingKey: string
  }
}

/** Serves the current release once, for all tests that only ask it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const { privateKey } = makeKeys()
  const variables = { SITE_URL: siteUrl, COUNTRY_HEADER: countryHeader, ESTIMATE_SIGNING_KEY: privateKey }
  const site = await startLiveSite({ ...variables, DATA_DIR: folder })
  project.provide('address', site.address)
  project.provide('signingKey', privateKey)
  return async () => {
    await site.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}
