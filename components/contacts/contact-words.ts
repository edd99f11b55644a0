import type { AttachedEstimate, ProjectType } from './attached-estimate'
import type { ContactField, ContactKind, ContactProblem } from './contact-rules'

/** Everything the form says, in the language of its page: a client leaf gets words, not catalogues. */
export type ContactWords = {
  fields: Record<ContactField | 'budget', string>
  optional: string
  contactHint: string
  detected: Record<ContactKind, string>
  budgets: readonly string[]
  noBudget: string
  nda: string
  problems: Record<ContactProblem, string>
  summary: string
  submit: string
  estimate: {
    title: string
    types: Record<ProjectType, string>
    unknownType: string
    /** Ends where the number of blocks follows. */
    blocks: string
    open: string
    remove: string
    label: string
    /** “{from} – {to}”. */
    range: string
    /** Ends where the number of weeks follows. */
    weeks: string
  }
  letter: {
    subject: string
    name: string
    contact: string
    title: string
    explanation: string
    tooLong: string
    withoutEmail: string
    label: string
    open: string
    copy: string
    copied: string
    notCopied: string
    back: string
  }
}

/** “Online shop, functional blocks: 23”. */
export function describeEstimate({ type, blocks }: AttachedEstimate, words: ContactWords['estimate']): string {
  const name = type ? words.types[type] : words.unknownType
  return blocks > 0 ? `${name} · ${words.blocks} ${blocks}` : name
}
