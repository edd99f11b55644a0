import { readSiteEnvironment } from '@/server/environment'
import { loadEnvironment } from '@/server/load-environment'
import { main } from './main'
import { sumUp } from './testing/counts'
import { type Outcome, runSteps } from './testing/run-steps'
import { planOf, type Stage, stages } from './testing/steps'

await main(async () => {
  loadEnvironment()
  const [asked = 'all', ...more] = process.argv.slice(2)
  // The exhaustive sets come last, and only after everything else has passed.
  const wanted: readonly Stage[] = asked === 'everything' ? ['all', 'exhaustive'] : stages.filter((name) => name === asked)
  if (wanted.length === 0) throw new Error(`There is no stage "${asked}"; there are ${[...stages, 'everything'].join(', ')}.`)

  // Without the shell's PORT: the build under test is the one that `npm start` makes by default.
  const environment = readSiteEnvironment({ SITE_URL: process.env.SITE_URL })
  const outcomes: Outcome[] = []
  for (const stage of wanted) {
    if (outcomes.some(({ result }) => result !== 'passed')) break
    outcomes.push(...(await runSteps(planOf(stage, environment, more))))
  }
  report(outcomes)
}, 'The tests were not run.')

function report(outcomes: readonly Outcome[]): void {
  console.log('')
  for (const { says, result, seconds } of outcomes) console.log(`${result.padEnd(8)} ${`${seconds} s`.padStart(6)}  ${says}`)
  for (const [heading, kind] of [
    ['Not tested', 'skipped'],
    ['Failed', 'failed'],
  ] as const) {
    const titles = outcomes.flatMap(({ counts }) => counts?.[kind] ?? [])
    if (titles.length > 0) console.log(`\n${heading}:\n${titles.map((title) => `  ${title}`).join('\n')}`)
  }
  if (outcomes.some(({ result }) => result !== 'passed')) process.exitCode = 1
  console.log(`\n${sumUp(outcomes)}`)
}
