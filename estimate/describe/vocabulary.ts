/** Phrases of one language, `|` between them, `*` at the end of a stem. Written without apostrophes, hyphens and capitals. */
export type Vocabulary = {
  types: Readonly<Record<string, string>>
  platforms: Readonly<Record<string, string>>
  blocks: Readonly<Record<string, string>>
  /** Words too plain to name a block, unless it is not wanted: “no accounts”. */
  unwanted: Readonly<Record<string, string>>
  /** Languages by their code. */
  languages: Readonly<Record<string, string>>
  /** What stands between the languages of a list. */
  joiners: string
  /** Words by which something stands already and is made anew. */
  rewrites: string
  /** How much of it is meant: the sizes of a preset. */
  sizes: Readonly<Record<'lean' | 'large', string>>
  /** Words that negate what follows, and words that negate what precedes them. */
  negators: string
  afterwards: string
  /** Phrases that look like a negation but are not one. */
  neutral: string
  /** Words that end a negation. */
  openers: string
  numbers: string
}

export type Target = {
  kind: 'type' | 'platform' | 'block' | 'kind' | 'size' | 'rewrite' | 'negator' | 'afterwards' | 'neutral' | 'opener'
  value: string
}
export type Phrase = { words: readonly string[]; target: Target }

export function listPhrases(kind: Target['kind'], entries: Readonly<Record<string, string>>): Phrase[] {
  return Object.entries(entries).flatMap(([value, phrases]) =>
    phrases.split('|').map((phrase) => ({ words: phrase.split(' '), target: { kind, value } })),
  )
}

export function toPhrases(vocabulary: Vocabulary): Phrase[] {
  const { types, platforms, blocks, sizes } = vocabulary
  const all = listPhrases
  return [
    ...all('type', types),
    ...all('size', sizes),
    ...all('platform', platforms),
    ...all('block', blocks),
    ...all('rewrite', { rewrite: vocabulary.rewrites }),
    ...all('negator', { negator: vocabulary.negators }),
    ...all('afterwards', { afterwards: vocabulary.afterwards }),
    ...all('neutral', { neutral: vocabulary.neutral }),
    ...all('opener', { opener: vocabulary.openers }),
  ]
}

export function toNumbers({ numbers }: Vocabulary): [string, number][] {
  return numbers.split('|').map((pair) => {
    const [word = '', value = ''] = pair.split('=')
    return [word, Number(value)]
  })
}

/** From this length on, a word with one slip of the finger is the word. */
export const longEnough = 7

/**
 * `exact`: as it is written; otherwise one letter may be wrong, missing, too many or swapped with its neighbour, but never the first, nor
 * the last of a whole word: “article” is no slip of “articles”. `least` letters are needed for that.
 */
export function matchesWord(pattern: string, word: string, exact = true, least = longEnough): boolean {
  const isStem = pattern.endsWith('*')
  const stem = isStem ? pattern.slice(0, -1) : pattern
  if (isStem ? word.startsWith(stem) : word === stem) return true
  if (exact || stem.length < least || word.length < least - 1 || stem[0] !== word[0]) return false
  if (!isStem && stem.at(-1) !== word.at(-1)) return false
  const heads = isStem ? [stem.length - 1, stem.length, stem.length + 1].map((length) => word.slice(0, length)) : [word]
  return heads.some((head) => isOneSlipAway(stem, head))
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
  return swapped || restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1)
}
