import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from '@/tests/support/chromium'
import { buildIfChanged } from '../build-site'
import type { SiteEnvironment } from '../environment'

export type Step = {
  /** What it does, for the person who waits. */
  says: string
  /** Resolves to an exit code. */
  run: () => Promise<number>
  /** Where the runner's JSON reporter writes. */
  results?: string
}

export const stages = ['check', 'build', 'e2e', 'all'] as const

type Stage = (typeof stages)[number]

/** What a stage does, in order. `more` goes to the last runner: the names of files, `-g` and its like. */
export function stepsOf(stage: Stage, environment: SiteEnvironment, more: readonly string[] = []): Step[] {
  const variables = { ...process.env, SITE_URL: environment.siteUrl }
  const check = (last: readonly string[]) => [
    npmScript('Linting code', 'lint:code', variables),
    npmScript('Linting style sheets', 'lint:styles', variables),
    npmScript('Reading the content', 'prepare:content', variables),
    npmScript('Checking types', 'check:types', variables),
    vitest('Testing units and architecture', ['unit', 'unit-dom', 'architecture'], variables, last),
  ]
  const built: Step = {
    says: 'Building the site, if anything it is made from changed',
    run: () => buildIfChanged(environment).then(() => 0),
  }
  const service = existsSync('tests/content-service')
    ? [vitest('Testing the build against a content service', ['content-service'], variables)]
    : []
  const html = (last: readonly string[]) => vitest('Testing the HTML of every page', ['build'], variables, last)
  const browser = playwright('Testing every page in a browser', variables, more)
  const install = findChromium() ? [] : [installBrowser]
  if (stage === 'check') return check(more)
  if (stage === 'build') return [built, html(more)]
  if (stage === 'e2e') return [...install, built, browser]
  return [...install, ...check([]), built, ...service, html([]), browser]
}

/** Where its download is out of reach, the step fails and the system's Chromium has to be installed, as `.ci/run` does. */
const installBrowser: Step = {
  says: 'Installing Chromium for the browser tests (none was found)',
  run: () => runProgram('npx', ['playwright', 'install', 'chromium'], process.env),
}

function npmScript(says: string, name: string, variables: NodeJS.ProcessEnv): Step {
  return { says, run: () => runProgram('npm', ['run', '--silent', name], variables) }
}

function vitest(says: string, projects: readonly string[], variables: NodeJS.ProcessEnv, more: readonly string[] = []): Step {
  const results = `test-results/vitest-${projects[0]}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  return { says, results, run: () => runProgram('npx', ['vitest', 'run', ...chosen, ...reporters, ...more], variables) }
}

function playwright(says: string, variables: NodeJS.ProcessEnv, more: readonly string[]): Step {
  const results = 'test-results/playwright.json'
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'line'},json`
  return {
    says,
    results,
    run: () => runProgram('npx', ['playwright', 'test', reporters, ...more], { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: results }),
  }
}

function runProgram(program: string, words: readonly string[], variables: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(program, words, { stdio: ['ignore', 'inherit', 'inherit'], env: variables })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
