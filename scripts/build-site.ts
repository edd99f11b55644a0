import { readSnapshot } from '@/content-client/snapshot'
import type { SitePaths } from '@/routing/site-paths'
import type { SiteEnvironment } from './environment'
import { writeSite } from './finished-site/write-site'
import { writeErrorPage } from './page-policies/write-error-page'
import { writePolicies } from './page-policies/write-policies'
import { preparePictures } from './pictures/prepare-pictures'
import { prepareContent } from './prepare-content'
import { prepareCssTypes } from './prepare-css-types'
import { progress } from './progress'
import { withBuildLock } from './releases/build-lock'
import { finishRelease } from './releases/finish-release'
import { pruneReleases } from './releases/prune-releases'
import { listReleases, type Release, removeUnfinished } from './releases/release-store'
import { announce } from './report'
import { runNext } from './run-next'
import { prepareSharePictures } from './share-pictures/prepare-share-pictures'
import { buildIdOf, isSameCode, takeStamp } from './stamp'
import { finishPages } from './static-pages/finish-pages'

const buildFolder = '.next'

export type BuildOptions = {
  typesChecked?: boolean
  /** Whether the newest release will do where it was made from the same content. */
  mayKeep?: boolean
}

/**
 * Builds in a work area nobody is served from and ends with a finished release: whatever goes wrong on the way, every release
 * stays as it was. Content first: whatever is wrong with it is said before a file of the work area is touched.
 */
export function buildSite(environment: SiteEnvironment, options?: BuildOptions): Promise<Release> {
  return withBuildLock(() => build(environment, options))
}

async function build(
  { siteUrl, sentry, keepDays }: SiteEnvironment,
  { typesChecked = false, mayKeep = false }: BuildOptions = {},
): Promise<Release> {
  await removeUnfinished()
  const stamp = await takeStamp(siteUrl, process.env)
  const [last] = await listReleases()
  const builtAt = new Date()
  announce('1/6 Reading the content …')
  const { origin, articles, cases, paths } = await prepareContent(process.env)
  console.log(`    ${articles} articles and ${cases} cases from ${origin}`)
  const buildId = buildIdOf(stamp, await readSnapshot())
  if (mayKeep && last?.buildId === buildId) return last
  announce('2/6 Building the pages …')
  prepareCssTypes()
  await runNext(['build'], {
    ...process.env,
    // The pages read the prepared content, so the process that renders them never sees the token. Empty and not absent: what
    // Next.js finds in a file `.env` fills only names that are not there.
    CONTENT_SERVICE_TOKEN: '',
    PUBLISH_SECRET: '',
    CONTENT_PREVIEW_TOKEN: '',
    PREVIEW_SECRET: '',
    SITE_URL: siteUrl,
    BUILD_ID: buildId,
    BUILD_TIME: String(builtAt.getTime()),
    SENTRY_DSN: sentry?.dsn ?? '',
    SENTRY_ENVIRONMENT: sentry?.environment ?? '',
    // A release of the same code was checked when it was made, and only texts are new.
    TYPES_CHECKED: typesChecked || isSameCode(last?.stamp ?? null, stamp) ? 'yes' : 'no',
  })
  announce('3/6 Drawing pictures in the sizes pages show …')
  const shown = await preparePictures(
    buildFolder,
    progress((done, all) => `${done} of ${all} …`),
  )
  console.log(`    ${shown.variants} pictures, ${shown.drawn} of them new`)
  announce('4/6 Drawing the pictures of shared links …')
  const shared = await prepareSharePictures(progress((done, all) => `${done} of ${all} …`))
  console.log(`    ${shared.pictures} pictures, ${shared.drawn} of them new`)
  announce('5/6 Making static documents of the pages …')
  const { pages } = await finishPages(
    buildFolder,
    progress((done) => `${done} pages …`),
  )
  await writeErrorPage(buildFolder)
  await writePolicies(buildFolder, { siteUrl, dsn: sentry?.dsn })
  console.log(`    ${pages} pages`)
  announce('6/6 Compressing what is sent as it is …')
  const release = await finishRelease({ buildId, builtAt: builtAt.toISOString(), stamp }, (partial) =>
    finishSite(partial, { paths, siteUrl }),
  )
  await pruneReleases(keepDays)
  return release
}

async function finishSite(folder: string, site: { paths: SitePaths; siteUrl: string }): Promise<void> {
  const say = progress((done, all) => `${done} of ${all} …`)
  const { files, compressed } = await writeSite({ folder }, { ...site, say })
  console.log(`    ${files} files, ${compressed} compressed anew`)
}
