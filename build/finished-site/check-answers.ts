import { decide } from '@/routing/decide'
import type { SitePaths } from '@/routing/site-paths'
import type { BuiltAnswer } from './list-answers'

/**
 * A server may send what stands in the list without asking `decide`, but for `/`, where it depends on who asks.
 * @throws where that would be another answer.
 */
export function checkAnswers(answers: readonly BuiltAnswer[], paths: SitePaths): void {
  for (const { address, kind, status } of answers) {
    if (kind === 'data') continue
    const decision = decide({ pathname: address, host: '', header: () => null }, paths)
    const expected = kind === 'file' ? 'file' : status === 404 ? 'missing' : 'page'
    if (decision.kind !== expected)
      throw new Error(`The build has ${address} (${expected}), which the site would answer as ${decision.kind}; see routing/decide.ts.`)
  }
}
