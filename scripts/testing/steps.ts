import { spawn } from 'node:child_process'
import { switchTo } from '@/build/releases/release-store'
import type { SiteEnvironment } from '@/server/environment'
import { findChromium } from '@/tests/support/chromium'
import { prepareProject } from '../content-service/project'
import { toSentences } from '../main'
import { buildIfChanged } from '../releases/prepare-to-serve'
import type { Plan, Step } from './run-steps'

export const stages = ['check', 'build', 'e2e', 'strapi', 'all', 'exhaustive'] as const

export type Stage = (typeof stages)[number]

/** What a stage does. `more` goes to the last runner: the names of files, `-g` and its like. */
export function planOf(stage: Stage, environment: SiteEnvironment, more: readonly string[] = []): Plan {
  const variables = { ...process.env, SITE_URL: environment.siteUrl }
  const tool = (says: string, ...words: string[]) => program(says, 'npx', words, variables)
  const content = { ...tool('Reading the content', 'tsx', 'scripts/prepare.ts'), isRequired: true }
  const built: Step = {
    says: 'Building the site, if anything it is made from changed',
    run: () => release(environment, { typesChecked: stage === 'all' }).then(() => 0, fail),
    isRequired: true,
  }
  const html = vitest(
    'Testing the HTML of every page, and the servers',
    ['build', 'site', 'deployment'],
    variables,
    stage === 'build' ? more : [],
  )
  const browser = (says: string, ...projects: string[]) =>
    playwright(says, [...projects.flatMap((project) => ['--project', project]), ...more], variables)
  const install = findChromium() ? [] : [[[installBrowser]]]
  // Only these may run side by side: all else needs the machine or the prepared files for itself.
  const lint = [tool('Linting code', 'biome', 'check', '--error-on-warnings', '.'), tool('Linting style sheets', 'stylelint', '**/*.scss')]
  const types = [
    tool('Writing down class names', 'tsx', 'scripts/css-types.ts'),
    tool('Writing down the types of pages', 'next', 'typegen'),
    tool('Checking types', 'tsc', '--noEmit'),
  ]
  const quick = [lint, [content, ...types, tool('Looking for what nobody uses', 'knip')]]
  const units = ['unit', 'unit-dom', 'architecture']
  if (stage === 'check') return [quick, [[vitest('Testing units and architecture', units, variables, more)]]]
  if (stage === 'build') return [[[built, html]]]
  if (stage === 'e2e') return [...install, [[built, browser('Testing in a browser', 'browser')]]]
  if (stage === 'strapi')
    return [
      ...install,
      [[installStrapi]],
      [[vitest('Testing the content service itself, and the site made of it', ['strapi'], variables)]],
      [[playwright('Following an editor in a browser', ['--config', 'tests/panel/playwright.config.ts'], variables)]],
    ]
  if (stage === 'exhaustive')
    return [
      ...install,
      [[content, vitest('Trying every property in full', ['exhaustive'], variables)]],
      [
        [
          built,
          vitest('Asking the servers all there is', ['site', 'deployment'], { ...variables, TEST_RUNS: 'all' }),
          browser('Testing every page and answer, and the other languages, in a browser', 'exhaustive', 'in full'),
        ],
      ],
    ]
  return [
    ...install,
    quick,
    [[vitest('Testing units, architecture and the content step', [...units, 'content-service'], variables)]],
    [[built, html, browser('Testing in a browser', 'browser')]],
  ]
}

/** Where its download is out of reach, the step fails and the system's Chromium has to be installed, as `.ci/run` does. */
const installBrowser: Step = program('Installing Chromium (none was found)', 'npx', ['playwright', 'install', 'chromium'], process.env)

const installStrapi: Step = {
  says: 'Installing the content service, if anything of it changed',
  run: () => prepareProject().then(() => 0, fail),
  isRequired: true,
}

function vitest(says: string, projects: readonly string[], variables: NodeJS.ProcessEnv, more: readonly string[] = []): Step {
  const results = `test-results/vitest-${projects[0]}.json`
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = [`--reporter=${process.env.CI ? 'dot' : 'default'}`, '--reporter=json', `--outputFile.json=${results}`]
  return { ...program(says, 'npx', ['vitest', 'run', ...chosen, ...reporters, ...more], variables), results }
}

function playwright(says: string, more: readonly string[], variables: NodeJS.ProcessEnv): Step {
  const results = 'test-results/playwright.json'
  const reporters = `--reporter=${process.env.CI ? 'dot' : 'line'},json`
  const step = program(says, 'npx', ['playwright', 'test', reporters, ...more], { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: results })
  return { ...step, results }
}

function program(says: string, name: string, words: readonly string[], env: NodeJS.ProcessEnv): Step {
  return {
    says,
    run: (write) => {
      const child = spawn(name, words, {
        stdio: ['ignore', ...(write ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const))],
        env,
      })
      if (write) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', write)
      return new Promise((resolve, reject) => {
        child.on('error', reject)
        child.on('close', (code) => resolve(code ?? 1))
      })
    },
  }
}

async function release(...build: Parameters<typeof buildIfChanged>): Promise<void> {
  await switchTo((await buildIfChanged(...build)).id)
}

function fail(error: unknown): number {
  console.error(toSentences(error).join('\n'))
  return 1
}
