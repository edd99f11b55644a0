import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readSnapshot, removeSnapshot } from '@/content-client/snapshot'
import type { SiteEnvironment } from './environment'
import { preparePictures } from './pictures/prepare-pictures'
import { prepareContent } from './prepare-content'
import { prepareCssTypes } from './prepare-css-types'
import { progress } from './progress'
import { runNext } from './run-next'
import { prepareSharePictures } from './share-pictures/prepare-share-pictures'
import { buildIdOf, changedParts, readStamp, takeStamp, writeStamp } from './stamp'

const buildFolder = process.env.DIST_DIR || '.next'

/**
 * Content first: whatever is wrong with it is said before a file of the last build is touched. The stamp comes last: without it
 * `start` does not serve a build, so a half-built site never goes out.
 */
export async function buildSite({ siteUrl, sentry }: SiteEnvironment, { typesChecked = false } = {}): Promise<void> {
  const stamp = await takeStamp(siteUrl, process.env)
  await removeSnapshot()
  console.log('1/4 Reading the content …')
  const { origin, articles, cases } = await prepareContent(process.env)
  console.log(`    ${articles} articles and ${cases} cases from ${origin}`)
  console.log('2/4 Building the pages …')
  prepareCssTypes()
  await rm(join(buildFolder, 'site-stamp.json'), { force: true })
  // The pages read the prepared content, so the process that renders them never sees the token.
  const { CONTENT_SERVICE_TOKEN: _token, ...variables } = process.env
  await runNext(['build'], {
    ...variables,
    SITE_URL: siteUrl,
    BUILD_ID: buildIdOf(stamp, await readSnapshot()),
    BUILD_TIME: String(Date.now()),
    SENTRY_DSN: sentry?.dsn ?? '',
    SENTRY_ENVIRONMENT: sentry?.environment ?? '',
    TYPES_CHECKED: typesChecked ? 'yes' : 'no',
  })
  console.log('3/4 Drawing pictures in the sizes pages show …')
  const shown = await preparePictures(
    buildFolder,
    progress((done, all) => `${done} of ${all} …`),
  )
  console.log(`    ${shown.variants} pictures, ${shown.drawn} of them new`)
  console.log('4/4 Drawing the pictures of shared links …')
  const shared = await prepareSharePictures()
  console.log(`    ${shared.pictures} pictures, ${shared.drawn} of them new`)
  await writeStamp(buildFolder, stamp)
}

/** Leaves a build alone that was made from what is there now. */
export async function buildIfChanged(environment: SiteEnvironment, options?: Parameters<typeof buildSite>[1]): Promise<void> {
  const changes = changedParts(await readStamp(buildFolder), await takeStamp(environment.siteUrl, process.env))
  if (changes.length === 0) return
  console.log(`Building first: ${changes.join(', ')}.`)
  await buildSite(environment, options)
}
