import { toClauses } from './clauses'
import { type Tag, tagWords } from './lexicon'
import type { Allergen, Extra, Item } from './menu'
import { type Sentence, toSentences } from './tokens'
import { toWishes, type Wish } from './wishes'
import type { TalkWord } from './words-of-talk'

/** What one sentence, or one part of it, asks for. */
export type Request = {
  wishes: readonly Wish[]
  talk: ReadonlySet<TalkWord>
  isQuestion: boolean
  /** Allergens that are asked about or named. */
  allergens: readonly Allergen[]
  /** Allergens that must not be inside. */
  free: readonly Allergen[]
  /** What is to make room for something else. */
  replaced: Item | 'coffee' | null
  /** What is not wanted: “not a cappuccino”. */
  dropped: readonly Item[]
  asksForMilk: boolean
  asksForSyrup: boolean
  /** Words nobody knows: one list for each part of the sentence that says nothing else. */
  unknown: readonly string[]
}

export function readRequests(text: string): Request[] {
  const requests: Request[] = []
  for (const request of toSentences(text).flatMap(readSentence)) {
    const before = requests.at(-1)
    if (before && isOpening(before)) requests.splice(-1, 1, { ...request, talk: new Set([...before.talk, ...request.talk]) })
    else requests.push(request)
  }
  return requests
}

/** “Almost.”, “No.”, “Sorry.”: the next sentence says what is to be put right. */
function isOpening({ wishes, talk, isQuestion, dropped, unknown }: Request): boolean {
  const opens = [...talk].every((word) => ['almost', 'no', 'rather'].includes(word))
  return talk.size > 0 && opens && wishes.length + dropped.length + unknown.length === 0 && !isQuestion
}

function readSentence({ words, isQuestion }: Sentence): Request[] {
  const tagged = tagWords(words)
  const has = (word: TalkWord) => tagged.some((tag) => tag.kind === 'talk' && tag.id === word)
  const aboutHealth = has('allergy') || has('traces')
  const asks = isQuestion || has('contains')
  return toClauses(tagged.map((tag) => asAllergen(tag, aboutHealth, asks))).map((tags) => readClause(tags, asks, aboutHealth))
}

function readClause(tags: readonly Tag[], asks: boolean, aboutHealth: boolean): Request {
  const { kept, replaced } = takeReplaced(tags)
  const { wishes: read, dropped, without, unknown } = toWishes(kept)
  // “I do not need milk” takes the milk away, not the coffee.
  const talk = new Set(kept.flatMap((tag) => (tag.kind === 'talk' ? [tag.id] : [])))
  // “Forget the tart” is about the order, “forget my usual” is not.
  if (talk.has('forget') && read.length > 0) talk.add('remove')
  const wishes = read.map((wish) => (talk.has('remove') && wish.milk && !wish.item ? { ...wish, milk: 'none' as const } : wish))
  return {
    wishes,
    talk,
    isQuestion: asks,
    allergens: idsOf(tags, 'allergen').filter((allergen) => !without.includes(allergen)),
    free: [...idsOf(tags, 'free'), ...without],
    replaced,
    dropped,
    asksForMilk: asks && tags.some(({ kind }) => kind === 'milk-word') && !aboutHealth,
    asksForSyrup: tags.some(({ kind }) => kind === 'syrup') && !tags.some(({ kind }) => kind === 'extra'),
    unknown,
  }
}

/** Milk is a choice in an order and an allergen in a question about health. */
function asAllergen(tag: Tag, aboutHealth: boolean, asks: boolean): Tag {
  const nuts: readonly (Extra | string)[] = ['almond', 'hazelnut']
  if (aboutHealth && (tag.kind === 'milk' || tag.kind === 'extra') && nuts.includes(tag.id)) return { ...tag, kind: 'allergen', id: 'nuts' }
  const isMilk = tag.kind === 'milk-word' || (tag.kind === 'milk' && ['dairy', 'lactose-free'].includes(tag.id))
  if (isMilk && aboutHealth) return { text: tag.text, kind: 'allergen', id: 'dairy' }
  return asks && tag.text === 'dairy' ? { text: tag.text, kind: 'allergen', id: 'dairy' } : tag
}

/** Takes out what makes room: “X instead of Y”, «заміни Y на X», “make my Y an X instead”. */
function takeReplaced(tags: readonly Tag[]): { kept: Tag[]; replaced: Request['replaced'] } {
  const things = tags.flatMap((tag, index) => (tag.kind === 'item' || tag.kind === 'coffee' ? [index] : []))
  const instead = tags.findIndex((tag) => tag.kind === 'talk' && tag.id === 'insteadOf')
  const swaps = tags.some((tag) => tag.kind === 'talk' && (tag.id === 'replace' || tag.id === 'instead'))
  const at = instead >= 0 ? things.find((index) => index > instead) : swaps && things.length > 1 ? things[0] : undefined
  const tag = at === undefined ? undefined : tags[at]
  if (tag?.kind !== 'item' && tag?.kind !== 'coffee') return { kept: [...tags], replaced: null }
  return { kept: tags.filter((_, index) => index !== at), replaced: tag.kind === 'item' ? tag.id : 'coffee' }
}

function idsOf(tags: readonly Tag[], kind: 'allergen' | 'free'): Allergen[] {
  return [...new Set(tags.flatMap((tag) => (tag.kind === kind ? [tag.id as Allergen] : [])))]
}
