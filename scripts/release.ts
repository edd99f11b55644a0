import { RefusedError } from '@/build/problems'
import { pruneReleases } from '@/build/releases/prune-releases'
import { removeRelease, rollBack, switchTo } from '@/build/releases/release-store'
import { announce, report, reportToParent } from '@/build/report'
import { currentRelease } from '@/routing/release/releases'
import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { main } from './main'
import { buildIfChanged } from './releases/prepare-to-serve'

// Started by a server that shows how far it is: `server/publish`.
if (process.argv.includes('--report')) reportToParent()
const [wish, ...more] = process.argv.slice(2).filter((word) => word !== '--report')

await main(async () => {
  if ((wish !== undefined && wish !== 'rollback') || more.length > 0)
    throw new Error('Say "npm run release" or "npm run release -- rollback".')
  loadEnvironment()
  if (wish === 'rollback') await goBack()
  else await release()
}, 'Nothing was released.')

async function release(): Promise<void> {
  const environment = readSiteEnvironment(process.env)
  const before = await currentRelease()
  const candidate = await buildIfChanged(environment, { mayKeep: true })
  if (candidate.id === before?.id) {
    await switchTo(candidate.id)
    report({ release: candidate.id })
    return console.log(`Release ${candidate.id} is current already; nothing has changed since.`)
  }
  announce('Checking every page, link and budget …')
  const { checkRelease } = await import('./releases/check-release')
  const { faults, warnings } = await checkRelease(candidate, environment).catch((error: Error) => ({
    faults: [error.message],
    warnings: [],
  }))
  if (warnings.length > 0) console.warn(['For developers; the release goes on:', ...warnings].join('\n  '))
  if (faults.length > 0) {
    // It would be served by the next start.
    await removeRelease(candidate)
    throw new RefusedError(faults, before ? `Release ${before.id} stays current.` : 'There is no release.')
  }
  await switchTo(candidate.id)
  await pruneReleases(environment.keepDays)
  report({ release: candidate.id })
  console.log(`Release ${candidate.id} is current; a site that runs goes over to it by itself.`)
}

async function goBack(): Promise<void> {
  const { from, to } = await rollBack()
  console.log(`Rolled back from release ${from.id} to ${to.id}. "npm run release" goes on to what the sources say.`)
}
