import type { Locale } from '@/routing/locales'

export type Values = Readonly<Record<string, string | number>>
/** Messages of one namespace as they stand in the catalogue. */
export type Words<Key extends string = string> = Readonly<Record<Key, string>>

const numberLocale: Record<Locale, string> = { en: 'en-US', uk: 'uk' }

/**
 * Fills a message in the browser: `{name}` and `{count, plural, one {# week} other {# weeks}}`, which is all that words of the
 * estimate use. next-intl's own formatter would cost a third of what these pages may load.
 */
export function say(message: string, values: Values, locale: Locale): string {
  let text = ''
  for (let at = 0; at < message.length; ) {
    if (message[at] !== '{') {
      text += message[at]
      at += 1
      continue
    }
    const end = closingBrace(message, at)
    text += fill(message.slice(at + 1, end), values, locale)
    at = end + 1
  }
  return text
}

/** A translator over messages that were passed to the browser. */
export function speak<Key extends string>(words: Words<Key>, locale: Locale): (key: Key, values?: Values) => string {
  return (key, values = {}) => say(words[key], values, locale)
}

function fill(placeholder: string, values: Values, locale: Locale): string {
  const [name = '', kind] = placeholder.split(',', 2).map((part) => part.trim())
  const value = values[name] ?? ''
  if (kind === undefined) return typeof value === 'number' ? new Intl.NumberFormat(numberLocale[locale]).format(value) : value
  const forms = readForms(placeholder.slice(placeholder.indexOf(',', placeholder.indexOf(',') + 1) + 1))
  const count = Number(value)
  const form = kind === 'select' ? String(value) : new Intl.PluralRules(numberLocale[locale]).select(count)
  const chosen = forms.get(`=${count}`) ?? forms.get(form) ?? forms.get('other') ?? ''
  return say(chosen.replaceAll('#', new Intl.NumberFormat(numberLocale[locale]).format(count)), values, locale)
}

function readForms(text: string): Map<string, string> {
  const forms = new Map<string, string>()
  for (let at = 0; ; ) {
    const brace = text.indexOf('{', at)
    if (brace < 0) return forms
    const end = closingBrace(text, brace)
    forms.set(text.slice(at, brace).trim(), text.slice(brace + 1, end))
    at = end + 1
  }
}

function closingBrace(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
