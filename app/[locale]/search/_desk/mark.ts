import { splitWords, toTerm } from '@/components/search/words'

/** A text in parts; `at` is where a part begins. */
export type MarkedText = { text: string; marked: boolean; at: number }[]

/** How much of a passage is shown, and how much of that stands before the first word that was found. */
const excerptLength = 240
const before = 70

/** A text with the words that were found marked; neighbours are joined. */
export function markWords(text: string, terms: ReadonlySet<string>): MarkedText {
  const parts: MarkedText = []
  let at = 0
  for (const { text: piece, isWord } of splitWords(text)) {
    const marked = isWord && terms.has(toTerm(piece))
    const last = parts.at(-1)
    if (last?.marked === marked) last.text += piece
    else parts.push({ text: piece, marked, at })
    at += piece.length
  }
  return parts
}

/** The part of a passage around the first word that was found; where something is left out stands an ellipsis. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text
  let first = 0
  for (const { text: piece, isWord } of splitWords(text)) {
    if (isWord && terms.has(toTerm(piece))) break
    first += piece.length
  }
  const from = first >= text.length || first <= before ? 0 : wordStart(text, first - before)
  const to = from + excerptLength >= text.length ? text.length : wordEnd(text, from + excerptLength)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`
}

function wordStart(text: string, near: number): number {
  const space = text.indexOf(' ', near)
  return space < 0 ? near : space + 1
}

function wordEnd(text: string, near: number): number {
  const space = text.lastIndexOf(' ', near)
  return space <= 0 ? near : space
}
