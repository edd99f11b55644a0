import type { BuildOptions } from '@/build/build-site'
import { switchTo } from '@/build/releases/release-store'
import { changedParts, takeStamp } from '@/build/stamp'
import { currentRelease, isRolledBack, listReleases, type Release, readCurrent } from '@/routing/release/releases'
import { findServing } from '@/routing/release/serving'
import type { SiteEnvironment } from '@/server/environment'

/**
 * Leaves the newest release alone when it was made from what is there now. Of a content service that is not known before it is read:
 * with `mayKeep` it is.
 */
export async function buildIfChanged(environment: SiteEnvironment, options: BuildOptions = {}): Promise<Release> {
  const [newest] = await listReleases()
  const changes = changedParts(newest?.stamp ?? null, await takeStamp(environment.siteUrl, process.env))
  const isUnknown = options.mayKeep === true && Boolean(process.env.CONTENT_SERVICE_URL?.trim())
  if (newest && changes.length === 0 && !isUnknown) return newest
  console.log(changes.length > 0 ? `Building first: ${changes.join(', ')}.` : 'Looking for what was published since the last build.')
  // Fetched here: who only serves needs none of the packages a build needs.
  const { buildSite } = await import('@/build/build-site')
  return buildSite(environment, options)
}

/** A site that runs goes over to whatever becomes current. @throws when that would be for another address. */
function expectSameAddress(current: Release | null, { siteUrl }: SiteEnvironment): void {
  const served = current?.stamp.SITE_URL ?? siteUrl
  const process = served === siteUrl ? undefined : findServing()
  if (process === undefined) return
  throw new Error(
    `Process ${process} serves ${served} from this folder and would go over to ${siteUrl}. Set SITE_URL to the same, or start from another clone.`,
  )
}

/** Builds and switches, unless somebody rolled back and nothing was built since. */
export async function prepareToServe(environment: SiteEnvironment): Promise<void> {
  const chosen = await currentRelease()
  expectSameAddress(chosen, environment)
  const [newest] = await listReleases()
  if (!chosen || !isRolledBack(await readCurrent(), newest)) return switchTo((await buildIfChanged(environment)).id)
  const changes = changedParts(chosen.stamp, await takeStamp(environment.siteUrl, process.env))
  const differs = changes.length > 0 ? ` Since it was built: ${changes.join(', ')}.` : ''
  console.log(`Serving release ${chosen.id}, chosen by a rollback.${differs} "npm run release" goes on to what is there now.`)
}
