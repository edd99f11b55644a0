import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'

export const deskMessages = ['label', 'placeholder', 'hint', 'results', 'failed', 'nothing', 'some', 'similar', 'groups'] as const

/** The words the search needs in the browser. `counts[3]` is “3 pages” as the language counts; `sample` marks what is made up. */
export type DeskWords = Pick<PlainMessages<Messages['SearchPage']>, (typeof deskMessages)[number]> & {
  counts: readonly string[]
  sample: string
}
