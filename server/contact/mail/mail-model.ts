/** A line of facts; `href` where pressing it does something. */
export type MailFact = { label: string; text: string; href?: string | undefined }

/** What a mail says, for both of its forms. */
export type MailModel = {
  language: string
  subject: string
  heading: string
  /** Before everything a person wrote. */
  opening: readonly string[]
  /** The person's own words. */
  quote: { title: string; text: string } | null
  facts: readonly MailFact[]
  steps: { title: string; items: readonly { title: string; text: string }[] } | null
  closing: readonly string[]
  signature: { text: string; href: string }
}

/** With one full stop at its end. */
export const asSentence = (title: string) => `${title.replace(/\.$/, '')}.`

/** The form for mail programs that show no HTML. */
export function toText({ heading, opening, facts, quote, steps, closing, signature }: MailModel): string {
  const parts = [
    heading,
    ...opening,
    quote && `${quote.title}\n\n${quote.text.replace(/^/gm, '> ')}`,
    facts.map(({ label, text, href }) => `${label}: ${text}${href?.startsWith('http') ? `\n${href}` : ''}`).join('\n'),
    steps && [steps.title, ...steps.items.map(({ title, text }) => `– ${asSentence(title)} ${text}`)].join('\n'),
    ...closing,
    `${signature.text}\n${signature.href}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
