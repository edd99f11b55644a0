import concepts from './concepts.json'
import { longEnough, matchesWord } from './vocabulary'

// Words of both languages by what they are about: what is learned of “courier” holds for «курʼєр», and for words no sentence had so far.

const conceptsByWord = new Map<string, string[]>()
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split('|')) conceptsByWord.set(word, [...(conceptsByWord.get(word) ?? []), concept])

/** Those long enough to be known with a slip. */
const longOnes = [...conceptsByWord].filter(([listed]) => listed.length >= longEnough)
const shortestStem = 2

/** What a word is about: as the lists have it, or else by its longest stem in them, where needed with a slip of the finger. */
export function conceptsOf(word: string): readonly string[] {
  const whole = conceptsByWord.get(word)
  if (whole) return whole
  for (let length = word.length; length >= shortestStem; length--) {
    const found = conceptsByWord.get(`${word.slice(0, length)}*`)
    if (found) return found
  }
  const meant = longOnes.find(([listed]) => matchesWord(listed, word, false))
  return meant ? meant[1] : []
}
