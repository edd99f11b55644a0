import type { Find, Token } from './sentence'
import { matchesWord } from './vocabulary'
import { english } from './words-en'
import { ukrainian } from './words-uk'

const names = [english, ukrainian].flatMap(({ languages }) =>
  Object.entries(languages).flatMap(([code, words]) => words.split('|').map((word) => [word, code] as const)),
)
const joiners = new Set([english, ukrainian].flatMap(({ joiners }) => joiners.split('|')))

const languageOf = ({ word }: Token) => names.find(([name]) => matchesWord(name, word))?.[1]

/** The list of languages that is named at these words, and how many there are; null for fewer than two. */
export function namedLanguages(tokens: readonly Token[], { at, length }: Pick<Find, 'at' | 'length'>): (Find & { count: number }) | null {
  const isListed = (index: number) => {
    const token = tokens[index]
    return token !== undefined && (joiners.has(token.word) || languageOf(token) !== undefined)
  }
  let [from, to] = [at, at + length]
  while (isListed(from - 1)) from--
  while (isListed(to)) to++
  const count = new Set(tokens.slice(from, to).flatMap((token) => languageOf(token) ?? [])).size
  return count < 2 ? null : { at: from, length: to - from, targets: [], count }
}
