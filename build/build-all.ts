import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release, ReleaseStamp } from '@/routing/release/releases'
import type { PolicySite } from '@/routing/security-headers'
import type { SitePaths } from '@/routing/site-paths'
import type { Background } from './background'
import { writeSite } from './finished-site/write-site'
import { leaveOutMissing } from './leave-out-missing'
import { writeErrorPage } from './page-policies/write-error-page'
import { beginPictures } from './pictures/prepare-pictures'
import { prepareCssTypes } from './prepare-css-types'
import { progress } from './progress'
import { finishRelease } from './releases/finish-release'
import { announce } from './report'
import { runNext } from './run-next'
import { beginSharePictures } from './share-pictures/prepare-share-pictures'
import { finishPages } from './static-pages/finish-pages'
import { markScripts } from './static-pages/mark-modules'

/** What a build takes of the site's environment. */
export type BuildEnvironment = {
  siteUrl: string
  sentry: { dsn: string; environment: string } | null
  /** How many days the files of a release stay after it was replaced. */
  keepDays: number
}

const buildFolder = '.next'

type Task = { said: ReleaseStamp; paths: SitePaths; environment: BuildEnvironment; areTypesChecked: boolean }

/** Builds every page of the prepared content. Pictures are drawn meanwhile, by the cores that the renderer leaves idle. */
export async function buildAll(task: Task): Promise<Release> {
  const stop = new AbortController()
  try {
    return await make(task, stop.signal)
  } finally {
    // Nothing is left to draw, or something failed.
    stop.abort()
  }
}

async function make({ said, paths, environment, areTypesChecked }: Task, signal: AbortSignal): Promise<Release> {
  const site: PolicySite = { siteUrl: environment.siteUrl, dsn: environment.sentry?.dsn }
  announce('2/6 Building the pages …')
  const shared = beginSharePictures(signal)
  // What is wrong with a page is told first.
  shared.catch(() => undefined)
  prepareCssTypes()
  await runNext(['build'], variablesOf({ said, environment, areTypesChecked }))
  await leaveOutMissing(buildFolder)
  // The same files as in the build folder, which are finished there.
  await rm('out', { recursive: true, force: true })
  announce('3/6 Making static documents of the pages …')
  const shown = await beginPictures(buildFolder, signal)
  await markScripts(join(buildFolder, 'static', 'chunks'))
  const { pages } = await finishPages(
    buildFolder,
    site,
    progress((done) => `${done} pages …`),
  )
  await writeErrorPage(buildFolder)
  console.log(`    ${pages} pages`)
  announce('4/6 Drawing pictures in the sizes pages show …')
  const { variants, drawn } = await finish(shown)
  console.log(`    ${variants} pictures, ${drawn} of them new`)
  announce('5/6 Drawing the pictures of shared links …')
  const cards = await finish(await shared)
  console.log(`    ${cards.pictures} pictures, ${cards.drawn} of them new`)
  announce('6/6 Compressing what is sent as it is …')
  return finishRelease(said, (partial) => finishSite(partial, { paths, site }))
}

function variablesOf({ said, environment: { siteUrl, sentry }, areTypesChecked }: Omit<Task, 'paths'>): NodeJS.ProcessEnv {
  return {
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
  }
}

function finish<Result>(drawing: Background<Result>): Promise<Result> {
  return drawing.finish(progress((done, all) => `${done} of ${all} …`))
}

async function finishSite(folder: string, options: { paths: SitePaths; site: PolicySite }): Promise<void> {
  const say = progress((done, all) => `${done} of ${all} …`)
  const { files, compressed } = await writeSite({ folder }, { ...options, say })
  console.log(`    ${files} files, ${compressed} compressed anew`)
}
