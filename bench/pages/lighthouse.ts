import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchOptions } from '@/tests/support/chromium'
import { type Figures, type Report, toFigures } from './figures'
import { toThreadTime } from './thread-time'

const run = promisify(execFile)
const program = 'bench/node_modules/lighthouse/cli/index.js'
const settings = ['--only-categories=performance', '--disable-full-page-screenshot', '--quiet', '--output=json']

/**
 * One visit of a phone on slow 4G, judged twice: as this machine painted it, and as one would whose processor nobody shares.
 * @throws an Error when the page could not be measured
 */
export async function visit(url: string, folder: string): Promise<Figures> {
  rmSync(folder, { recursive: true, force: true })
  const raw = await judge(url, folder, '-GA')
  const file = join(folder, 'trace.json')
  const trace = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...trace, traceEvents: toThreadTime(trace.traceEvents) }))
  return toFigures(raw, await judge(url, folder, '-A'))
}

async function judge(url: string, folder: string, mode: '-GA' | '-A'): Promise<Report> {
  const { executablePath, args, env } = launchOptions()
  const flags = ['--headless=new', '--ignore-certificate-errors', ...args].join(' ')
  const { stdout } = await run(process.execPath, [program, url, `${mode}=${folder}`, ...settings, `--chrome-flags=${flags}`], {
    env: { ...process.env, ...env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 28,
    timeout: 180_000,
  })
  return JSON.parse(stdout)
}
