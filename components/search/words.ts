import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemUkrainian } from './stem-ukrainian'
import { oneWordFor } from './synonyms'

/** A word as people type it: all three apostrophes stand inside words. */
const wordPattern = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}\p{N}]+)*/gu

const known = new Map<string, string>()

export function wordsIn(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** What a word is looked for by: its stem without apostrophes, the same for words of one meaning, in both languages alike. */
export function toTerm(word: string): string {
  const kept = known.get(word)
  if (kept !== undefined) return kept
  const plain = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replaceAll('ґ', 'г')
  const term = oneWordFor(/[а-яіїє]/.test(plain) ? stemUkrainian(plain) : stemEnglish(plain))
  known.set(word, term)
  return term
}

/** A text cut at every word: what stands between words keeps its place. */
export function splitWords(text: string): { text: string; isWord: boolean }[] {
  return text
    .split(new RegExp(`(${wordPattern.source})`, 'gu'))
    .flatMap((part, index) => (part ? [{ text: part, isWord: index % 2 === 1 }] : []))
}
