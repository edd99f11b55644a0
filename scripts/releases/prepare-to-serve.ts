import type { SiteEnvironment } from '../environment'
import { changedParts, takeStamp } from '../stamp'
import { currentRelease, isRolledBack, listReleases, type Release, readCurrent, switchTo } from './release-store'

/** Leaves the newest release alone when it was made from what is there now. */
export async function buildIfChanged(environment: SiteEnvironment, options: { typesChecked?: boolean } = {}): Promise<Release> {
  const [newest] = await listReleases()
  const changes = changedParts(newest?.stamp ?? null, await takeStamp(environment.siteUrl, process.env))
  if (newest && changes.length === 0) return newest
  console.log(`Building first: ${changes.join(', ')}.`)
  // Fetched here: who only serves needs none of the packages a build needs.
  const { buildSite } = await import('../build-site')
  return buildSite(environment, options)
}

/** Builds and switches, unless somebody rolled back and nothing was built since. */
export async function prepareToServe(environment: SiteEnvironment): Promise<void> {
  const chosen = await currentRelease()
  const [newest] = await listReleases()
  if (!chosen || !isRolledBack(await readCurrent(), newest)) return switchTo((await buildIfChanged(environment)).id)
  const changes = changedParts(chosen.stamp, await takeStamp(environment.siteUrl, process.env))
  const differs = changes.length > 0 ? ` Since it was built: ${changes.join(', ')}.` : ''
  console.log(`Serving release ${chosen.id}, chosen by a rollback.${differs} "npm run release" goes on to what is there now.`)
}
