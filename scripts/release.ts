import { readSiteEnvironment } from './environment'
import { loadEnvironment } from './load-environment'
import { main } from './main'
import { buildIfChanged } from './releases/prepare-to-serve'
import { pruneReleases } from './releases/prune-releases'
import { currentRelease, removeRelease, rollBack, switchTo } from './releases/release-store'

const [wish, ...more] = process.argv.slice(2)

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
  const candidate = await buildIfChanged(environment)
  if (candidate.id === before?.id) {
    await switchTo(candidate.id)
    return console.log(`Release ${candidate.id} is current already; nothing has changed since.`)
  }
  console.log('Checking every page, link and budget …')
  const { checkRelease } = await import('./releases/check-release')
  const problems = await checkRelease(candidate, environment).catch((error: Error) => [error.message])
  if (problems.length > 0) {
    // It would be served by the next start.
    await removeRelease(candidate)
    throw new Error(`${problems.join('\n')}\n${before ? `Release ${before.id} stays current.` : 'There is no release.'}`)
  }
  await switchTo(candidate.id)
  await pruneReleases(environment.keepDays)
  console.log(`Release ${candidate.id} is current; a site that runs goes over to it by itself.`)
}

async function goBack(): Promise<void> {
  const { from, to } = await rollBack()
  console.log(`Rolled back from release ${from.id} to ${to.id}. "npm run release" goes on to what the sources say.`)
}
