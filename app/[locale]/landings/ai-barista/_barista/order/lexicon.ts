import type { Allergen, Extra, Item, Milk, Size } from './menu'
import { countSlips } from './tokens'
import * as menuWords from './words-of-menu'
import { fillers, joiners, type TalkWord, talkPhrases } from './words-of-talk'

/** What a word or a phrase means; `text` is what was typed. */
export type Tag = { text: string } & (
  | { kind: 'item'; id: Item }
  | { kind: 'size'; id: Size }
  | { kind: 'milk'; id: Milk | 'soy' }
  | { kind: 'extra'; id: Extra }
  | { kind: 'allergen' | 'free'; id: Allergen }
  | { kind: 'talk'; id: TalkWord }
  | { kind: 'number'; id: number }
  | { kind: 'coffee' | 'milk-word' | 'syrup' | 'decaf' | 'break' | 'filler' | 'unknown'; id?: never }
)

type Pattern = { stem: string; open: boolean }
type Entry = { words: readonly Pattern[]; kind: Tag['kind']; id?: string | number }

const maxEndingLength = 5

const entries: readonly Entry[] = [
  ...fromRecord('item', menuWords.itemPhrases),
  ...fromRecord('size', menuWords.sizePhrases),
  ...fromRecord('milk', menuWords.milkPhrases),
  ...fromRecord('extra', menuWords.extraPhrases),
  ...fromRecord('free', menuWords.freePhrases),
  ...fromRecord('allergen', menuWords.allergenPhrases),
  ...fromRecord('talk', talkPhrases),
  ...Object.entries(menuWords.numberPhrases).flatMap(([value, phrases]) => fromPhrases('number', phrases, Number(value))),
  ...fromPhrases('coffee', menuWords.coffeePhrases),
  ...fromPhrases('milk-word', menuWords.milkWordPhrases),
  ...fromPhrases('syrup', menuWords.syrupPhrases),
  ...fromPhrases('decaf', menuWords.decafPhrases),
].sort((a, b) => weigh(b) - weigh(a))

/** Reads words as tags: the longest phrase first, slips of the finger forgiven where nothing fits as it is typed. */
export function tagWords(words: readonly string[]): Tag[] {
  const tags: Tag[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const figure = /^\d{1,3}$/.test(word) ? Number(word) : undefined
    const found = word === ',' ? undefined : entries.find((entry) => startsWith(words.slice(at), entry))
    const entry = found ?? (isPlain(word) ? undefined : findMisspelled(word))
    const length = found?.words.length ?? 1
    if (joiners.has(word) && length === 1) tags.push({ kind: 'break', text: word })
    if (entry) tags.push({ kind: entry.kind, id: entry.id, text: words.slice(at, at + length).join(' ') } as Tag)
    else if (figure !== undefined) tags.push({ kind: 'number', id: figure, text: word })
    else if (word === ',') tags.push({ kind: 'break', text: word })
    else if (!joiners.has(word)) tags.push({ kind: fillers.has(word) ? 'filler' : 'unknown', text: word })
    at += length
  }
  return tags
}

function isPlain(word: string): boolean {
  return word === ',' || fillers.has(word) || joiners.has(word)
}

function startsWith(words: readonly string[], { words: patterns }: Entry): boolean {
  return patterns.every((pattern, index) => fits(words[index] ?? '', pattern))
}

function fits(word: string, { stem, open }: Pattern): boolean {
  return open ? word.startsWith(stem) && word.length <= stem.length + maxEndingLength : word === stem
}

/** One slip in a word of five letters, two in one of eight; shorter words are too much alike. */
function findMisspelled(word: string): Entry | undefined {
  const allowed = word.length >= 8 ? 2 : word.length >= 5 ? 1 : 0
  if (allowed === 0) return undefined
  const near = entries.flatMap((entry) => {
    const [pattern] = entry.words
    if (!pattern || entry.words.length > 1 || pattern.stem.length < 4 || entry.kind === 'number') return []
    const slips = countSlipsOf(word, pattern)
    return slips <= Math.min(allowed, Math.floor(pattern.stem.length / 4)) ? [{ entry, slips }] : []
  })
  return near.sort((a, b) => a.slips - b.slips)[0]?.entry
}

function countSlipsOf(word: string, { stem, open }: Pattern): number {
  if (!open) return Math.abs(word.length - stem.length) > 2 ? Number.POSITIVE_INFINITY : countSlips(word, stem)
  if (word.length > stem.length + maxEndingLength) return Number.POSITIVE_INFINITY
  return Math.min(...[-1, 0, 1].map((more) => countSlips(word.slice(0, stem.length + more), stem)))
}

function fromRecord(kind: Tag['kind'], phrases: Readonly<Record<string, string>>): Entry[] {
  return Object.entries(phrases).flatMap(([id, list]) => fromPhrases(kind, list, id))
}

function fromPhrases(kind: Tag['kind'], list: string, id?: string | number): Entry[] {
  return list.split(', ').map((phrase) => ({
    kind,
    ...(id === undefined ? {} : { id }),
    words: phrase.split(' ').map((word) => ({ stem: word.replace('*', ''), open: word.endsWith('*') })),
  }))
}

/** More words win over fewer, a whole word over a stem, a long stem over a short one. */
function weigh({ words }: Entry): number {
  const letters = words.reduce((sum, { stem }) => sum + stem.length, 0)
  return words.length * 1000 + (words.some(({ open }) => open) ? 0 : 100) + letters
}
