export type Letter = { subject: string; body: string }

export type LetterParts = {
  subject: string
  message: string
  /** What stands under the message, a line each; empty values are left out, a sentence has no label. */
  lines: readonly { label: string; value: string }[]
}

/** What mail programs take from a link without cutting it, all of them. */
const maxLinkLength = 1900

/** The words of the form as a letter a person would send. */
export function toLetter({ subject, message, lines }: LetterParts): Letter {
  const facts = lines
    .filter(({ value }) => value.trim() !== '')
    .map(({ label, value }) => (label ? `${label}: ${value.trim()}` : value.trim()))
  return { subject, body: [message.trim(), facts.join('\n')].filter(Boolean).join('\n\n') }
}

/** A link that opens the visitor's own mail program with the letter in it; null where the letter is too long for a link. */
export function toMailto(email: string, { subject, body }: Letter): string | null {
  const link = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`
  return link.length <= maxLinkLength ? link : null
}
