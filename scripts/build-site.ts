import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSnapshot } from '@/content-client/snapshot'
import type { Snapshot } from '@/content-client/types'
import type { SitePaths } from '@/routing/site-paths'
import type { SiteEnvironment } from './environment'
import { writeSite } from './finished-site/write-site'
import { type LinkedAhead, linkAhead } from './incremental/link-ahead'
import { releaseAgain } from './incremental/release-again'
import { writeErrorPage } from './page-policies/write-error-page'
import { writePolicies } from './page-policies/write-policies'
import { preparePictures } from './pictures/prepare-pictures'
import { prepareContent } from './prepare-content'
import { prepareCssTypes } from './prepare-css-types'
import { progress } from './progress'
import { withBuildLock } from './releases/build-lock'
import { finishRelease } from './releases/finish-release'
import { pruneReleases } from './releases/prune-releases'
import { isWhole, listReleases, type Release, type ReleaseStamp, removeUnfinished, snapshotOf } from './releases/release-store'
import { announce } from './report'
import { runNext } from './run-next'
import { prepareSharePictures } from './share-pictures/prepare-share-pictures'
import { buildIdOf, changedParts, isSameCode, type Stamp, takeStamp } from './stamp'
import { finishPages } from './static-pages/finish-pages'
import { markScripts } from './static-pages/mark-modules'

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

async function build(environment: SiteEnvironment, { typesChecked = false, mayKeep = false }: BuildOptions = {}): Promise<Release> {
  await removeUnfinished()
  const stamp = await takeStamp(environment.siteUrl, process.env)
  const [last] = await listReleases()
  const isOnlyContent = last !== undefined && changedParts(last.stamp, stamp).every((part) => part === 'content changed')
  const mayStay = mayKeep && last?.stamp.content === stamp.content
  const ahead = isOnlyContent && isWhole(last) && !mayStay ? linkAhead(last) : null
  try {
    return await make({ environment, stamp, last, isOnlyContent, ahead, typesChecked, mayKeep })
  } finally {
    await ahead?.drop()
  }
}

type Making = Required<BuildOptions> & {
  environment: SiteEnvironment
  stamp: Stamp
  last: Release | undefined
  isOnlyContent: boolean
  ahead: LinkedAhead | null
}

async function make({ environment, stamp, last, isOnlyContent, ahead, typesChecked, mayKeep }: Making): Promise<Release> {
  const builtAt = new Date().toISOString()
  announce('1/6 Reading the content …')
  const { origin, articles, cases, paths } = await prepareContent(process.env)
  console.log(`    ${articles} articles and ${cases} cases from ${origin}`)
  const said = { buildId: await buildIdOf(stamp), builtAt, stamp }
  const content = await readSnapshot()
  const isSameProgram = last?.buildId === said.buildId && isWhole(last)
  if (mayKeep && isSameProgram && isDeepStrictEqual(content, await readReleased(last))) return last
  if (isOnlyContent && !isSameProgram)
    console.log('    Addresses, redirects or letters are new, which are part of the program: everything is built.')
  // A release of the same code was checked when it was made, and only texts are new.
  const areTypesChecked = typesChecked || isSameCode(last?.stamp ?? null, stamp)
  const release =
    (isSameProgram ? await tryAgain({ last, ahead, said, content, paths, environment }) : null) ??
    (await buildAll({ said, paths, environment, areTypesChecked }))
  await pruneReleases(environment.keepDays)
  return release
}

/** Null where the program of the last release cannot do it: building everything always can. */
async function tryAgain(task: Parameters<typeof releaseAgain>[0]): Promise<Release | null> {
  try {
    return await releaseAgain(task)
  } catch (error) {
    console.log(`    Not possible: ${error instanceof Error ? error.message : error}. Everything is built.`)
    await removeUnfinished()
    return null
  }
}

type Task = { said: ReleaseStamp; paths: SitePaths; environment: SiteEnvironment; areTypesChecked: boolean }

async function buildAll({ said, paths, environment: { siteUrl, sentry }, areTypesChecked }: Task): Promise<Release> {
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
    BUILD_ID: said.buildId,
    BUILD_TIME: String(Date.parse(said.builtAt)),
    SENTRY_DSN: sentry?.dsn ?? '',
    SENTRY_ENVIRONMENT: sentry?.environment ?? '',
    TYPES_CHECKED: areTypesChecked ? 'yes' : 'no',
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
  await markScripts(join(buildFolder, 'static', 'chunks'))
  const { pages } = await finishPages(
    buildFolder,
    progress((done) => `${done} pages …`),
  )
  await writeErrorPage(buildFolder)
  await writePolicies(buildFolder, { siteUrl, dsn: sentry?.dsn })
  console.log(`    ${pages} pages`)
  announce('6/6 Compressing what is sent as it is …')
  return finishRelease(said, (partial) => finishSite(partial, { paths, siteUrl }))
}

async function finishSite(folder: string, site: { paths: SitePaths; siteUrl: string }): Promise<void> {
  const say = progress((done, all) => `${done} of ${all} …`)
  const { files, compressed } = await writeSite({ folder }, { ...site, say })
  console.log(`    ${files} files, ${compressed} compressed anew`)
}

async function readReleased(release: Release): Promise<Snapshot> {
  return JSON.parse(await readFile(snapshotOf(release), 'utf8'))
}
