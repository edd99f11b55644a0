import { readSiteEnvironment } from './environment'
import { main } from './main'
import { type Counts, sumUp, takeCounts } from './testing/counts'
import { stages, stepsOf } from './testing/steps'

await main(async () => {
  const [asked = 'all', ...more] = process.argv.slice(2)
  const stage = stages.find((name) => name === asked)
  if (!stage) throw new Error(`There is no stage "${asked}"; there are ${stages.join(', ')}.`)

  // Without the shell's PORT: the build under test is the one that `npm start` makes by default.
  const environment = readSiteEnvironment({ SITE_URL: process.env.SITE_URL })
  const counts: Counts[] = []
  for (const { says, run, results } of stepsOf(stage, environment, more)) {
    console.log(`\n▸ ${says} …`)
    if (results) await takeCounts(results)
    const code = await run()
    const counted = results && (await takeCounts(results))
    if (counted) counts.push(counted)
    if (code === 0) continue
    console.error(`\nStopped at: ${says}.`)
    process.exitCode = code
    break
  }
  if (counts.length > 0) console.log(`\n${sumUp(counts)}`)
}, 'The tests were not run.')
