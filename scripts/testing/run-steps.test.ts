import { describe, expect, it } from 'vitest'
import { type Plan, runSteps, type Step } from './run-steps'

const step = (says: string, code = 0, more: Partial<Step> = {}): Step => ({
  says,
  run: async (write) => {
    write?.(`${says} says something\n`)
    return code
  },
  ...more,
})

async function outcomesOf(plan: Plan) {
  const lines: string[] = []
  const outcomes = await runSteps(plan, (line) => lines.push(line))
  return { results: outcomes.map(({ says, result }) => `${says}: ${result}`), log: lines.join('\n') }
}

describe('the steps of a test run', () => {
  it('all report, even when one of them fails', async () => {
    const { results } = await outcomesOf([[[step('lint', 1)]], [[step('units')]]])
    expect(results).toEqual(['lint: failed', 'units: passed'])
  })

  it('stop after one that the others cannot do without', async () => {
    const build = step('build', 1, { isRequired: true })
    const { results } = await outcomesOf([[[build, step('pages')]], [[step('browser')]]])
    expect(results).toEqual(['build: failed', 'pages: not run', 'browser: not run'])
  })

  it('run side by side where they are told to', async () => {
    let release: (code: number) => void = () => undefined
    const released = new Promise<number>((resolve) => {
      release = resolve
    })
    const waits = step('waits', 0, { run: () => released })
    const frees = step('frees', 0, {
      run: async () => {
        release(0)
        return 0
      },
    })
    expect((await outcomesOf([[[waits], [frees]]])).results.sort()).toEqual(['frees: passed', 'waits: passed'])
  })

  it('side by side are heard one after another, and only when they failed', async () => {
    const { log } = await outcomesOf([[[step('lint', 1)], [step('types')]]])
    expect(log).toMatch(/▸ lint: failed after \d+ s\nlint says something/)
    expect(log).toMatch(/▸ types: passed after \d+ s/)
    expect(log).not.toContain('types says something')
  })
})
