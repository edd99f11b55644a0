import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { readSnapshot } from '@/content-client/snapshot'
import type { Snapshot } from '@/content-client/types'
import { isWhole, listReleases, type Release, snapshotOf } from '@/routing/release/releases'
import { type BuildEnvironment, buildAll } from './build-all'
import { prepareContent } from './prepare-content'
import { withBuildLock } from './releases/build-lock'
import { pruneReleases } from './releases/prune-releases'
import { removeUnfinished } from './releases/release-store'
import { announce } from './report'
import { buildIdOf, isSameCode, takeStamp } from './stamp'

export type BuildOptions = {
  typesChecked?: boolean
  /** Whether the newest release will do where it was made from the same content. */
  mayKeep?: boolean
}

/**
 * Builds in a work area nobody is served from and ends with a finished release: whatever goes wrong on the way, every release
 * stays as it was. Content first: whatever is wrong with it is said before a file of the work area is touched.
 */
export function buildSite(environment: BuildEnvironment, options?: BuildOptions): Promise<Release> {
  return withBuildLock(() => build(environment, options))
}

async function build(environment: BuildEnvironment, { typesChecked = false, mayKeep = false }: BuildOptions = {}): Promise<Release> {
  await removeUnfinished()
  const stamp = await takeStamp(environment.siteUrl, process.env)
  const [last] = await listReleases()
  const builtAt = new Date().toISOString()
  announce('1/6 Reading the content …')
  const { origin, articles, cases, paths } = await prepareContent(process.env)
  console.log(`    ${articles} articles and ${cases} cases from ${origin}`)
  const said = { buildId: await buildIdOf(stamp), builtAt, stamp }
  const isSameProgram = last?.buildId === said.buildId && isWhole(last)
  if (mayKeep && isSameProgram && isDeepStrictEqual(await readSnapshot(), await readReleased(last))) return last
  // A release of the same code was checked when it was made, and only texts are new.
  const areTypesChecked = typesChecked || isSameCode(last?.stamp ?? null, stamp)
  const release = await buildAll({ said, paths, environment, areTypesChecked })
  await pruneReleases(environment.keepDays)
  return release
}

async function readReleased(release: Release): Promise<Snapshot> {
  return JSON.parse(await readFile(snapshotOf(release), 'utf8'))
}
