import { readFile, rm } from 'node:fs/promises'

export type Counts = { passed: number; failed: number; skipped: string[] }

type VitestResults = {
  numPassedTests: number
  numFailedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }
type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

/** What a runner counted, from the file its JSON reporter wrote; undefined when it ended before it could. */
export async function takeCounts(file: string): Promise<Counts | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  return json === undefined ? undefined : toCounts(JSON.parse(json) as VitestResults | PlaywrightResults)
}

export function toCounts(results: VitestResults | PlaywrightResults): Counts {
  if ('stats' in results) {
    const { expected, flaky, unexpected } = results.stats
    return { passed: expected + flaky, failed: unexpected, skipped: results.suites.flatMap(skippedIn) }
  }
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName)
  return { passed: results.numPassedTests, failed: results.numFailedTests, skipped }
}

function skippedIn({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped')).map(({ title }) => title)
  return [...own, ...suites.flatMap(skippedIn)]
}

/** “812 passed, 0 failed”, all steps together; one that fails without counting its failures is one. */
export function sumUp(outcomes: readonly { result: string; counts?: Counts | undefined }[]): string {
  let [passed, failed, skipped] = [0, 0, 0]
  for (const { result, counts } of outcomes) {
    passed += counts?.passed ?? 0
    failed += counts?.failed || (result === 'failed' ? 1 : 0)
    skipped += counts?.skipped.length ?? 0
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
