import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContactEnvironment } from '@/app/_contact/environment'
import type { Snapshot } from '@/content-client'
import { currentRelease, snapshotOf } from '@/routing/release/releases'
import { loadEnvironment } from '@/server/load-environment'
import { dayIn, daysBefore, openNumbers } from '@/server/numbers/store'
import { summarize } from '@/server/numbers/summary'
import { main } from '../main'
import { describeNumbers } from './describe'

const help = `npm run numbers                             the last seven days, beside the seven before them
npm run numbers -- --days 30                as many days, 400 at most
npm run numbers -- --from 2026-11-01 --to 2026-11-30
npm run numbers -- --json                   everything, for a program

A site counts its visits where NUMBERS=true is set, in DATA_DIR: without cookies, scripts and addresses.`

await main(async () => {
  const options = { days: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' }, json: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  if (values.help || positionals.includes('help')) return console.log(help)
  loadEnvironment()
  const { dataDir } = readContactEnvironment(process.env)
  if (!existsSync(join(dataDir, 'numbers.db'))) throw new Error(`Nothing was counted in ${dataDir} (DATA_DIR).\n\n${help}`)
  const to = values.to ?? dayIn(await officeZone(), new Date())
  const from = values.from ?? daysBefore(to, Number(values.days ?? 7) - 1)
  const store = openNumbers(dataDir)
  try {
    const numbers = summarize(store.read, from, to)
    console.log(values.json ? JSON.stringify(numbers, null, 2) : describeNumbers(numbers))
  } finally {
    store.close()
  }
}, 'No numbers were read.')

/** Days are those the site counts by. */
async function officeZone(): Promise<string> {
  const release = await currentRelease()
  if (!release) return 'UTC'
  const { locales } = JSON.parse(readFileSync(snapshotOf(release), 'utf8')) as Snapshot
  return locales.en.organisation?.hours.timeZone ?? 'UTC'
}
