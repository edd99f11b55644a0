import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'
import type { Answer } from './use-results'

export const deskMessages = ['atlas', 'label', 'placeholder', 'results', 'failed', 'nothing', 'some', 'similar', 'groups'] as const

/** The words the search needs in the browser. `counts[3]` is “3 pages” as the language counts; `sample` marks what is made up. */
export type DeskWords = Pick<PlainMessages<Messages['SearchPage']>, (typeof deskMessages)[number]> & {
  counts: readonly string[]
  sample: string
}

type Shown = Answer | 'failed' | null

/** What the horizon shows: how the search is doing. */
export function stateOf(shown: Shown, asked: string): 'idle' | 'looking' | 'failed' | 'nothing' | 'found' {
  if (!asked) return 'idle'
  if (shown === null) return 'looking'
  if (shown === 'failed') return 'failed'
  return shown.count === 0 ? 'nothing' : 'found'
}

export function statusOf(shown: Shown, words: DeskWords): string {
  if (shown === null) return ''
  if (shown === 'failed') return words.failed
  if (shown.count === 0) return words.nothing.before + shown.query + words.nothing.after
  return [shown.kind !== 'all' && words[shown.kind], words.counts[shown.count]].filter(Boolean).join(' ')
}
