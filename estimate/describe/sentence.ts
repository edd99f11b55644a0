import { matchesWord, type Phrase, type Target } from './vocabulary'

/** A normalised word and its position in the text. Ends of sentences are tokens too. */
export type Token = { word: string; from: number; to: number }

const maxLength = 2000

/** A number with its thousands set apart is one word. */
const words = /\d{1,3}(?:[ ,.\u00A0\u202F]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{N}](?:[\p{L}\p{N}]|['’ʼ`](?=\p{L}))*|[.;!?\n]/gu

export function tokenize(text: string): Token[] {
  return [...text.slice(0, maxLength).matchAll(words)].map((match) => {
    const word = match[0].toLowerCase().replace(/['’ʼ`]|(?<=\d)[ ,.\u00A0\u202F](?=\d)/g, '')
    return { word, from: match.index, to: match.index + match[0].length }
  })
}

/** The longest phrases found at one position. */
export type Find = { at: number; length: number; targets: readonly Target[] }

export type PhrasesByLetter = ReadonlyMap<string, readonly Phrase[]>

/** Phrases by the letter they begin with, which no slip of the finger changes. */
export function byFirstLetter(phrases: readonly Phrase[]): PhrasesByLetter {
  const letters = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const letter = phrase.words[0]?.[0] ?? ''
    letters.set(letter, [...(letters.get(letter) ?? []), phrase])
  }
  return letters
}

export function findPhrases(tokens: readonly Token[], phrases: PhrasesByLetter): Find[] {
  const finds: Find[] = []
  for (let at = 0; at < tokens.length; ) {
    const nearby = phrases.get(tokens[at]?.word[0] ?? '') ?? []
    const matching = (exact: boolean) =>
      nearby.filter(({ words }) => words.every((pattern, index) => matchesWord(pattern, tokens[at + index]?.word ?? '', exact)))
    const asWritten = matching(true)
    const here = asWritten.length > 0 ? asWritten : matching(false)
    const length = Math.max(0, ...here.map(({ words }) => words.length))
    const targets = here.filter(({ words }) => words.length === length).map(({ target }) => target)
    if (length > 0) finds.push({ at, length, targets })
    at += Math.max(1, length)
  }
  return finds
}

const has = ({ targets }: Find, kind: Target['kind']) => targets.some((target) => target.kind === kind)

/** The tokens after “no”, up to the end of the negation or of the sentence. “Not needed” is a “no” where nothing stands before it. */
function findNegated(tokens: readonly Token[], finds: readonly Find[]): ReadonlySet<number> {
  const negated = new Set<number>()
  let [isNegated, isAhead] = [false, true]
  const leads = (find: Find) => isAhead && has(find, 'afterwards')
  for (const [at, { word }] of tokens.entries()) {
    const find = finds.find((each) => each.at === at)
    if (/^[.;!?\n]$/.test(word)) {
      isNegated = false
      isAhead = true
    }
    if (find && !has(find, 'neutral')) isNegated = has(find, 'negator') || leads(find) || (isNegated && !has(find, 'opener'))
    if (find && !has(find, 'opener')) isAhead = false
    if (isNegated) negated.add(at)
  }
  return negated
}

export type Negations = { negated: ReadonlySet<number>; refused: ReadonlySet<Find> }

/** Finds that are negated: after “no” up to the end of the negation, or before “not needed”. */
export function findNegations(tokens: readonly Token[], finds: readonly Find[]): Negations {
  const negated = findNegated(tokens, finds)
  const refused = new Set<Find>()
  for (const [index, find] of finds.entries()) {
    if (has(find, 'neutral') || has(find, 'negator') || has(find, 'opener')) continue
    if (has(find, 'afterwards')) {
      const before = finds[index - 1]
      if (before && find.at - (before.at + before.length) <= 3) refused.add(before)
    } else if (negated.has(find.at)) refused.add(find)
  }
  return { negated, refused }
}
