import type { Notice } from '@/estimate/address/notices'
import { filledEstimateId } from '@/routing/estimate-links'
import { attempt } from '../../resilience/attempt'
import type { QuestionLines } from '../results/question-lines'

/** What the server of a link and the browser that hydrates what it has drawn both draw results from, besides the page's own data. */
export type FilledEstimate = {
  /** Canonical. */
  query: string
  /** What was repaired in the link. */
  notices: readonly Notice[]
  /** What the link calls it: after the preset it names, or else after the kind of product. */
  name: string
  /** The server's day: an estimate has no clock. */
  day: string
  /** From the texts of all blocks, which a browser fetches later. */
  questions: QuestionLines
}

/** What the server of a link has filled the page with, if it has. Only while React takes that over: no later page was filled. */
export function readFilled(): FilledEstimate | null {
  if (typeof document === 'undefined' || document.documentElement.dataset.runtime === 'ready') return null
  const text = document.getElementById(filledEstimateId)?.textContent
  return (text && attempt(() => JSON.parse(text) as FilledEstimate)) || null
}
