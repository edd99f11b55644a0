import { conceptsOf } from './concepts'
import type { Find, Negations, Token } from './sentence'

/** What can speak for a block or a preset, and the words of the sentence it stands at. */
export type Clue = { name: string; at: number; length: number }

/** Words are told apart by their first letters: what follows is mostly inflection. */
const stemLength = 5

/** Phrases of the vocabulary, beginnings of words, and what they are about. What is negated is another clue. */
export function cluesOf(tokens: readonly Token[], finds: readonly Find[], { negated, refused }: Negations): Clue[] {
  return [
    ...finds.flatMap((find) => {
      const no = refused.has(find) ? '!' : ''
      return find.targets
        .filter(saysSomething)
        .map(({ kind, value }) => ({ name: `${no}${kind}:${value}`, at: find.at, length: find.length }))
    }),
    ...tokens.flatMap(({ word }, at) => {
      if (!/\p{L}/u.test(word)) return []
      const no = negated.has(at) ? '!' : ''
      const stem = word.length > 1 ? [`=${no}${word.slice(0, stemLength)}`] : []
      return [...stem, ...conceptsOf(word).map((concept) => `@${no}${concept}`)].map((name) => ({ name, at, length: 1 }))
    }),
  ]
}

function saysSomething({ kind }: Find['targets'][number]): boolean {
  return kind === 'block' || kind === 'type' || kind === 'platform' || kind === 'size' || kind === 'kind'
}

/** The names of the clues of every word. */
export function cluesByWord(clues: readonly Clue[]): string[][] {
  const words: Set<string>[] = []
  for (const { name, at } of clues) {
    words[at] ??= new Set()
    words[at].add(name)
  }
  return Array.from(words, (names) => [...(names ?? [])])
}
