import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sumUp, takeCounts, toCounts } from './counts'

describe('the last line of a test run', () => {
  it('adds up what all runners counted', () => {
    const unit = toCounts({ numPassedTests: 400, numFailedTests: 0, numPendingTests: 0 })
    const browser = toCounts({ stats: { expected: 90, unexpected: 2, flaky: 1, skipped: 0 } })
    expect(sumUp([unit, browser])).toBe('491 passed, 2 failed')
  })

  it('says when tests were skipped', () => {
    expect(sumUp([toCounts({ stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 16 } })])).toBe('1 passed, 0 failed, 16 skipped')
  })

  it('never counts the results of a run before', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'counts-')), 'unit.json')
    writeFileSync(file, JSON.stringify({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 0 }))
    expect(await takeCounts(file)).toEqual({ passed: 3, failed: 1, skipped: 0 })
    expect(await takeCounts(file)).toBeUndefined()
  })
})
