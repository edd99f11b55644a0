import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sumUp, takeCounts, toCounts } from './counts'

const vitest = (passed: number, ...failed: string[]) => ({
  numPassedTests: passed,
  testResults: [{ assertionResults: failed.map((fullName) => ({ status: 'failed', fullName })) }],
})
const playwright = (expected: number, flaky: number, ...failed: string[]) => ({
  stats: { expected, flaky },
  suites: [{ suites: [{ specs: failed.map((title) => ({ title, tests: [{ status: 'unexpected' }] })) }] }],
})

describe('the last line of a test run', () => {
  it('adds up what all runners counted', () => {
    const unit = { result: 'passed', counts: toCounts(vitest(400)) }
    const browser = { result: 'failed', counts: toCounts(playwright(90, 1, 'opens', 'closes')) }
    expect(sumUp([unit, browser])).toBe('491 passed, 2 failed')
    expect(browser.counts.failed).toEqual(['opens', 'closes'])
  })

  it('never says that nothing failed when a step did', () => {
    expect(sumUp([{ result: 'failed' }, { result: 'failed', counts: toCounts(vitest(3)) }])).toBe('3 passed, 2 failed')
  })

  it('says when tests were skipped, and which', () => {
    const specs = [{ title: 'looks the same', tests: [{ status: 'skipped' }] }]
    const browser = toCounts({ ...playwright(1, 0), suites: [{ suites: [{ specs }] }] })
    const assertionResults = [
      { status: 'passed', fullName: 'adds' },
      { status: 'todo', fullName: 'subtracts' },
    ]
    const unit = toCounts({ ...vitest(1), testResults: [{ assertionResults }] })
    expect([...browser.skipped, ...unit.skipped]).toEqual(['looks the same', 'subtracts'])
    expect(sumUp([browser, unit].map((counts) => ({ result: 'passed', counts })))).toBe('2 passed, 0 failed, 2 skipped')
  })

  it('never counts the results of a run before', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'unit.json')
    writeFileSync(file, JSON.stringify(vitest(3, 'subtracts')))
    expect(await takeCounts(file)).toEqual({ passed: 3, failed: ['subtracts'], skipped: [] })
    expect(await takeCounts(file)).toBeUndefined()
  })
})
