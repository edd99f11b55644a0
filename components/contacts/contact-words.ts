import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'
import type { AttachedEstimate } from './attached-estimate'

export const contactMessages = [
  ...(['name', 'contact', 'message', 'budget', 'optional', 'contactHint', 'detected', 'noBudget'] as const),
  ...(['nda', 'problems', 'summary', 'submit', 'sending', 'estimate', 'letter', 'files', 'sent', 'status', 'takenAlong', 'trap'] as const),
] as const

/** Everything the form says, in the language of its page. `range` is “{from} – {to}”. */
export type ContactWords = Pick<PlainMessages<Messages['ContactForm']>, (typeof contactMessages)[number]> & {
  budgets: readonly string[]
  estimate: { range: string }
  /** `accept`: kinds of files, as a field for files names them. */
  files: { accept: string }
}

/** “Online shop, functional blocks: 23”. */
export function describeEstimate({ type, blocks }: AttachedEstimate, words: ContactWords['estimate']): string {
  const name = type ? words.types[type] : words.unknownType
  return blocks > 0 ? `${name} · ${words.blocks} ${blocks}` : name
}
