import type { Words } from '@/components/estimate/words'
import type { Outcome } from '../intake/take-post'

export type Failed =
  | Exclude<Outcome, { reference: string }>
  | { kind: 'unavailable' | 'foreign' | 'malformed' | 'tooLarge' | 'unknownType' }

const statuses = {
  refused: 422,
  conflict: 409,
  limited: 429,
  unavailable: 503,
  foreign: 403,
  malformed: 400,
  tooLarge: 413,
  unknownType: 415,
} as const

/** In seconds: when to try again after a fault of ours. */
const faultWait = 30

/** How a failure is answered, in the visitor's language. */
export function describeFailure(failed: Failed, words: Words): { status: number; sentence: string; seconds?: number | undefined } {
  const t = words.in('ContactAnswer')
  const status = statuses[failed.kind]
  switch (failed.kind) {
    case 'refused': {
      const { form } = failed.problems
      return { status, sentence: t(form ?? 'fields'), seconds: failed.seconds }
    }
    case 'limited':
      return { status, sentence: t('limited', { minutes: Math.ceil(failed.seconds / 60) }), seconds: failed.seconds }
    case 'unavailable':
      return { status, sentence: t('unavailable'), seconds: faultWait }
    default:
      return { status, sentence: t(failed.kind) }
  }
}
