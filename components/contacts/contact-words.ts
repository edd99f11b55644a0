import type { Messages } from 'next-intl'
import type { PlainMessages } from '@/messages/pick'

export const contactMessages = [
  ...(['name', 'contact', 'message', 'budget', 'optional', 'contactHint', 'detected', 'noBudget'] as const),
  ...(['nda', 'problems', 'summary', 'submit', 'sending', 'estimate', 'letter', 'files', 'sent', 'status', 'takenAlong', 'trap'] as const),
] as const

/** Everything the form says, in the language of its page. `range` is “{from} – {to}”; the exchange has `{rate}`, `{ours}` and `{date}`. */
export type ContactWords = Pick<PlainMessages<Messages['ContactForm']>, (typeof contactMessages)[number]> & {
  /** What is sent is in dollars on every page; what is read has them beside the page's own currency. */
  budgets: readonly { value: string; label?: string }[]
  /** The rate between the two, where they differ. */
  budgetHint?: string | undefined
  estimate: { range: string; exchange: string; ownExchange: string }
  /** `accept`: kinds of files, as a field for files names them. */
  files: { accept: string }
}
