import english from '@/estimate/describe/block-words.en.json'
import ukrainian from '@/estimate/describe/block-words.uk.json'
import { tokenize } from '@/estimate/describe/sentence'
import { matchesWord } from '@/estimate/describe/vocabulary'
import { tellingWords } from '../../search/stop-words'
import { toTerm } from '../../search/words'

/** What a page says of a block. */
type SearchedBlock = { id: string; name: string; beside: string }

/** What a kind of product cannot be without: a sentence that says “shop” names none of it, whoever looks for a shop looks for it. */
const ofProducts: Readonly<Record<string, string>> = {
  'shop.catalog': 'shop|store|магазин*',
  'shop.cart': 'shop|store|магазин*',
  'mkt.listings': 'marketplace*|маркетплейс*',
}

const vocabularies: readonly Readonly<Record<string, string>>[] = [english, ukrainian, ofProducts]

/** How much a word counts by where it stands. */
const weights = { name: 3, phrase: 2, partOfPhrase: 1, beside: 1 }
/** How much less a word counts that is not typed to its end, or with a slip of the finger. */
const [unfinished, slipped] = [0.8, 0.5]
const leastOfSlip = 5
/** What is found reaches this share of the best score. */
const leastShare = 0.5

type Index = {
  /** By word or beginning of one, the weights of the blocks that have it. */
  words: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** By block, what it is called. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Names and texts in the language of a page, and the vocabulary of both: «логін» and “login” are typed in either. */
export function indexBlocks(blocks: readonly SearchedBlock[]): Index {
  const words = new Map<string, Map<string, number>>()
  const add = (id: string, word: string, weight: number) => {
    const found = words.get(word) ?? new Map<string, number>()
    words.set(word, found.set(id, Math.max(weight, found.get(id) ?? 0)))
  }
  const phrases = new Map<string, string[][]>()
  for (const { id, name, beside } of blocks) {
    const named = vocabularies.flatMap((each) => each[id]?.split('|').map((phrase) => phrase.split(' ')) ?? [])
    for (const word of wordsIn(name)) add(id, word, weights.name)
    for (const word of wordsIn(beside)) add(id, word, weights.beside)
    for (const phrase of named) for (const word of phrase) add(id, word, phrase.length > 1 ? weights.partOfPhrase : weights.phrase)
    phrases.set(id, [wordsIn(name), ...named])
  }
  return { words, phrases }
}

/** Ids of the blocks a search means, the likeliest first; null for a search without words. */
export function findBlocks({ words, phrases }: Index, searchText: string): string[] | null {
  const typed = wordsIn(searchText)
  if (typed.length === 0) return null
  const scores = new Map<string, number>()
  const addTo = (id: string, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  for (const word of tellingWords(typed)) {
    const asTyped = blocksWith(words, word, fitOf)
    const found = asTyped.size > 0 ? asTyped : blocksWith(words, word, slipOf)
    // What many blocks are called by tells little.
    for (const [id, weight] of found) addTo(id, weight / Math.sqrt(found.size))
  }
  const isSaid = (phrase: readonly string[]) => phrase.every((word) => typed.some((each) => fitOf(word, each) === 1))
  for (const [id, called] of phrases) addTo(id, Math.max(0, ...called.filter(isSaid).map(({ length }) => length)))
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  return ranked.flatMap(([id, score]) => (score > 0 && score >= leastShare * (ranked[0]?.[1] ?? 0) ? [id] : []))
}

function blocksWith(words: Index['words'], typed: string, shareOf: (word: string, typed: string) => number): Map<string, number> {
  const found = new Map<string, number>()
  for (const [word, blocks] of words) {
    const share = shareOf(word, typed)
    if (share > 0) for (const [id, weight] of blocks) found.set(id, Math.max(share * weight, found.get(id) ?? 0))
  }
  return found
}

const stemOf = (word: string) => (word.endsWith('*') ? word.slice(0, -1) : word)

function fitOf(word: string, typed: string): number {
  const stem = stemOf(word)
  if (matchesWord(word, typed) || toTerm(stem) === toTerm(typed)) return 1
  return stem.startsWith(typed) || (toTerm(typed).length > 3 && stem.startsWith(toTerm(typed))) ? unfinished : 0
}

function slipOf(word: string, typed: string): number {
  const isSlip = (pattern: string) => matchesWord(pattern, typed, false, leastOfSlip)
  return isSlip(word) || isSlip(`${toTerm(stemOf(word))}*`) ? slipped : 0
}

/** Words as the vocabulary writes them. */
function wordsIn(text: string): string[] {
  return tokenize(text).flatMap(({ word }) => (/[\p{L}\p{N}]/u.test(word) ? [word] : []))
}
