import { readFile, rm } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: number }

type VitestResults = { numPassedTests: number; numFailedTests: number; numPendingTests: number }
type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** What a runner counted, from the file its JSON reporter wrote; undefined when it ended before it could. */
export async function takeCounts(file: string): Promise<Counts | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  return json === undefined ? undefined : toCounts(JSON.parse(json) as VitestResults | PlaywrightResults)
}

export function toCounts(results: VitestResults | PlaywrightResults): Counts {
  if ('stats' in results) {
    const { expected, flaky, unexpected, skipped } = results.stats
    return { passed: expected + flaky, failed: unexpected, skipped }
  }
  return { passed: results.numPassedTests, failed: results.numFailedTests, skipped: results.numPendingTests }
}

/** “812 passed, 0 failed”, all runners together. */
export function sumUp(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`
}
