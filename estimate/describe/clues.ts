import { conceptsOf } from './concepts'
import { type Find, findNegated, type Token } from './sentence'

/** What can speak for a block or a preset, and the words of the sentence it stands at. */
export type Clue = { name: string; at: number; length: number }

/** Words are told apart by their first letters: what follows is mostly inflection. */
const stemLength = 5
/** Runs of this many letters see through prefixes, compounds and slips of the finger. */
const runLength = 4

const isWord = (word = '') => /\p{L}/u.test(word)

/** Phrases of the vocabulary, beginnings of words, what they are about, pairs of neighbours, and runs of letters. What is negated is another clue. */
export function cluesOf(tokens: readonly Token[], finds: readonly Find[], refused: ReadonlySet<Find>): Clue[] {
  const negated = findNegated(tokens, finds)
  const stems = tokens.map(({ word }, at) => `${negated.has(at) ? '!' : ''}${word.slice(0, stemLength)}`)
  return [
    ...finds.flatMap((find) => find.targets.filter(saysSomething).map(({ kind, value }) => phraseClue(find, refused, `${kind}:${value}`))),
    ...tokens.flatMap(({ word }, at) => {
      if (!isWord(word)) return []
      const no = negated.has(at) ? '!' : ''
      const names = [...(word.length > 1 ? [`=${stems[at]}`] : []), ...conceptsOf(word).map((concept) => `@${no}${concept}`)]
      return [...names, ...runsOf(word).map((run) => `~${no}${run}`)].map((name) => ({ name, at, length: 1 }))
    }),
    ...stems.slice(1).map((stem, at) => ({ name: `${stems[at]} ${stem}`, at, length: 2 })),
  ]
}

export const isPhrase = ({ name }: Clue) => name.includes(':')

function phraseClue(find: Find, refused: ReadonlySet<Find>, name: string): Clue {
  return { name: `${refused.has(find) ? '!' : ''}${name}`, at: find.at, length: find.length }
}

function saysSomething({ kind }: Find['targets'][number]): boolean {
  return kind === 'block' || kind === 'type' || kind === 'platform' || kind === 'size' || kind === 'kind'
}

function runsOf(word: string): string[] {
  const whole = `^${word}$`
  return Array.from({ length: Math.max(0, whole.length - runLength + 1) }, (_, from) => whole.slice(from, from + runLength))
}
