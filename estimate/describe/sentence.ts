import { matchesWord, type Phrase, type Target } from './vocabulary'

/** A normalised word and its position in the text. Ends of sentences are tokens too. */
export type Token = { word: string; from: number; to: number }

const maxLength = 2000

export function tokenize(text: string): Token[] {
  return [...text.slice(0, maxLength).matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}]|['’ʼ`](?=\p{L}))*|[.;!?\n]/gu)].map((match) => {
    const word = match[0].toLowerCase().replace(/['’ʼ`]/g, '')
    return { word, from: match.index, to: match.index + match[0].length }
  })
}

/** The longest phrases found at one position. */
export type Find = { at: number; length: number; targets: readonly Target[] }

export function findPhrases(tokens: readonly Token[], phrases: readonly Phrase[]): Find[] {
  const finds: Find[] = []
  for (let at = 0; at < tokens.length; ) {
    const matching = (exact: boolean) =>
      phrases.filter(({ words }) => words.every((pattern, index) => matchesWord(pattern, tokens[at + index]?.word ?? '', exact)))
    const asWritten = matching(true)
    const here = asWritten.length > 0 ? asWritten : matching(false)
    const length = Math.max(0, ...here.map(({ words }) => words.length))
    const targets = here.filter(({ words }) => words.length === length).map(({ target }) => target)
    if (length > 0) finds.push({ at, length, targets })
    at += Math.max(1, length)
  }
  return finds
}

/** Finds that are negated: after “no” up to the end of the negation, or before “not needed”. */
export function findRefused(tokens: readonly Token[], finds: readonly Find[]): ReadonlySet<Find> {
  const refused = new Set<Find>()
  const has = ({ targets }: Find, kind: Target['kind']) => targets.some((target) => target.kind === kind)
  let negated = false
  let end = -1
  for (const [index, find] of finds.entries()) {
    if (tokens.slice(Math.max(0, end), find.at).some(({ word }) => /^[.;!?\n]$/.test(word))) negated = false
    end = find.at + find.length
    if (has(find, 'neutral')) continue
    if (has(find, 'negator')) negated = true
    else if (has(find, 'opener')) negated = false
    else if (has(find, 'afterwards')) {
      const before = finds[index - 1]
      if (before && find.at - (before.at + before.length) <= 3) refused.add(before)
    } else if (negated) refused.add(find)
  }
  return refused
}
