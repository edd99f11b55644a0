import { parse } from 'yaml'
import type { Locale } from '@/routing/locales'
import { read } from './files'

/** A word the site does not use: what is written instead, and why. */
type BannedWord = { pattern: RegExp; instead: string; reason: string }

/** One of `words`, `stems` and `pattern` says what is looked for; the file explains them. */
type Rule = { words?: string; stems?: string; pattern?: string; instead: string; reason: string }

const rules = parse(read('tests/support/house-words.yaml')) as Record<Locale, Rule[]>

/** Every word the site does not use, in both languages. */
export const bannedWords: Readonly<Record<Locale, readonly BannedWord[]>> = { en: rules.en.map(compile), uk: rules.uk.map(compile) }

function compile(rule: Rule): BannedWord {
  return { instead: rule.instead, reason: rule.reason, pattern: new RegExp(sourceOf(rule), 'imu') }
}

function sourceOf({ words, stems, pattern = '' }: Rule): string {
  if (words) return `(?<![\\p{L}\\p{N}_/-])(?:${words})(?![\\p{L}\\p{N}_-])`
  return stems ? `(?<![\\p{L}ʼ])(?:${stems})` : pattern
}

/** What is wrong with a text, each with the words around it. */
export function findBannedWords(text: string, locale: Locale): string[] {
  return bannedWords[locale].flatMap(({ pattern, instead, reason }) => {
    const found = pattern.exec(text)
    if (!found) return []
    const around = text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20).replace(/\s+/g, ' ')
    return [`“${found[0]}” (…${around.trim()}…): write ${instead}. ${reason}`]
  })
}
