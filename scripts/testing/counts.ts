import { readFile, rm } from 'node:fs/promises'

/** Tests that failed and tests that were skipped are named, so that the end of a long log says which. */
export type Counts = { passed: number; failed: string[]; skipped: string[] }

type VitestResults = {
  numPassedTests: number
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

type Suite = { specs?: { title: string; tests: { status: string }[] }[]; suites?: Suite[] }
type PlaywrightResults = { stats: { expected: number; flaky: number }; suites: Suite[] }

/** What a runner counted, from the file its JSON reporter wrote; undefined when it ended before it could. */
export async function takeCounts(file: string): Promise<Counts | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  await rm(file, { force: true })
  return json === undefined ? undefined : toCounts(JSON.parse(json) as VitestResults | PlaywrightResults)
}

export function toCounts(results: VitestResults | PlaywrightResults): Counts {
  if ('stats' in results) {
    const { expected, flaky } = results.stats
    const titled = (status: string) => results.suites.flatMap((suite) => titlesIn(suite, status))
    return { passed: expected + flaky, failed: titled('unexpected'), skipped: titled('skipped') }
  }
  const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName)
  return { passed: results.numPassedTests, failed, skipped }
}

function titlesIn({ specs = [], suites = [] }: Suite, wanted: string): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title)
  return [...own, ...suites.flatMap((suite) => titlesIn(suite, wanted))]
}

/** “812 passed, 0 failed”, all steps together; one that fails without counting its failures is one. */
export function sumUp(outcomes: readonly { result: string; counts?: Counts | undefined }[]): string {
  let [passed, failed, skipped] = [0, 0, 0]
  for (const { result, counts } of outcomes) {
    passed += counts?.passed ?? 0
    failed += counts?.failed.length || (result === 'failed' ? 1 : 0)
    skipped += counts?.skipped.length ?? 0
  }
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
