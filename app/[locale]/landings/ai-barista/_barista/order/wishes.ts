import { contrasts } from './clauses'
import type { Tag } from './lexicon'
import type { Allergen, Extra, Item, Milk, Size } from './menu'

/** One part of a sentence: a thing, or only what is to change about one. */
export type Wish = {
  item?: Item | 'coffee'
  quantity?: number
  size?: Size
  milk?: Milk | 'soy' | 'none'
  decaf?: boolean
  extras: readonly Extra[]
  without: readonly (Extra | 'syrup')[]
}

type Draft = { -readonly [Key in keyof Wish]: Wish[Key] } & { extras: Extra[]; without: (Extra | 'syrup')[]; unknown: string[] }

type Wishes = { wishes: Wish[]; dropped: Item[]; without: Allergen[]; unknown: string[] }

const alternatives = new Set(['or', 'nor', 'або', 'чи'])

/** What is denied in Ukrainian has an ending: «без круасана і тарт» wants the tart. */
const nominative = /[бвгджзйклмнпрстфхцчшщ]$/

/** Cuts the tags of a sentence into wishes, each with what stands around it. */
export function toWishes(tags: readonly Tag[]): Wishes {
  const drafts: Draft[] = [emptyDraft()]
  const dropped: Item[] = []
  const without: Allergen[] = []
  const additions: string[] = []
  let denies = false
  let wasDenied = false
  for (const [index, tag] of tags.entries()) {
    const next = tags[index + 1]
    let draft = drafts.at(-1) as Draft
    const isDenied: boolean = denies
    if (tag.kind === 'filler') {
      if (wasDenied && alternatives.has(tag.text)) denies = true
      continue
    }
    denies = isDenial(tag, next) || (wasDenied && goesOn(tag, next))
    if (tag.kind !== 'break') wasDenied = isDenied
    if (tag.kind === 'break' || startsAnew(draft, tag)) {
      draft = emptyDraft()
      drafts.push(draft)
    }
    if (isAddition(tags[index - 1], tag)) additions.push(tag.text)
    else if (isDenied) deny(draft, tag, dropped, without)
    else put(draft, tag)
  }
  const wishes = drafts.filter(saysSomething).map(({ unknown: _, ...wish }) => wish)
  return {
    wishes,
    dropped,
    without,
    unknown: [...drafts.flatMap((draft) => (saysSomething(draft) ? [] : toPhrase(draft.unknown))), ...additions],
  }
}

function emptyDraft(): Draft {
  return { extras: [], without: [], unknown: [] }
}

/** “not”, “without”, and the English “no” right before a thing. */
function isDenial(tag: Tag, next: Tag | undefined): boolean {
  if (tag.kind !== 'talk') return false
  if (tag.id === 'not' || tag.id === 'without') return true
  return (
    (tag.text === 'no' || tag.text === 'no more') &&
    next !== undefined &&
    ['extra', 'milk-word', 'syrup', 'item', 'milk'].includes(next.kind)
  )
}

/** “No sugar and cinnamon”, «без круасана і тарта»: both are meant. */
function goesOn(tag: Tag, next: Tag | undefined): boolean {
  if (tag.kind !== 'break' || [',', ...contrasts].includes(tag.text) || next === undefined) return false
  return next.kind === 'item' ? !nominative.test(next.text) : ['extra', 'syrup', 'allergen'].includes(next.kind)
}

/** A second thing, a number or a second size behind a thing begin the next wish. */
function startsAnew(draft: Draft, tag: Tag): boolean {
  if (!draft.item) return tag.kind === 'number' && draft.quantity !== undefined
  return tag.kind === 'item' || tag.kind === 'coffee' || tag.kind === 'number' || (tag.kind === 'size' && draft.size !== undefined)
}

function put(draft: Draft, tag: Tag): void {
  if (tag.kind === 'item') draft.item = tag.id
  else if (tag.kind === 'coffee') draft.item = 'coffee'
  else if (tag.kind === 'size') draft.size = tag.id
  else if (tag.kind === 'milk') draft.milk = tag.id
  else if (tag.kind === 'milk-word') draft.milk ??= 'dairy'
  else if (tag.kind === 'extra') draft.extras.push(tag.id)
  else if (tag.kind === 'decaf') draft.decaf = true
  else if (tag.kind === 'number') draft.quantity = tag.id
  else if (tag.kind === 'unknown') draft.unknown.push(tag.text)
}

/** “Tea with lemon”: the tea is known and the lemon is not, and that has to be said. */
function isAddition(before: Tag | undefined, tag: Tag): boolean {
  return tag.kind === 'unknown' && before !== undefined && ['з', 'із', 'зі', 'with'].includes(before.text)
}

function deny(draft: Draft, tag: Tag, dropped: Item[], without: Allergen[]): void {
  if (tag.kind === 'item') dropped.push(tag.id)
  else if (tag.kind === 'extra') draft.without.push(tag.id)
  else if (tag.kind === 'syrup') draft.without.push('syrup')
  else if (tag.kind === 'milk-word') draft.milk = 'none'
  else if (tag.kind === 'milk') draft.milk = 'dairy'
  else if (tag.kind === 'allergen') without.push(tag.id)
  else if (tag.kind === 'decaf') draft.decaf = false
  else if (tag.kind === 'unknown') draft.unknown.push(tag.text)
}

function saysSomething({ unknown: _, extras, without, ...rest }: Draft): boolean {
  return extras.length > 0 || without.length > 0 || Object.values(rest).some((value) => value !== undefined)
}

function toPhrase(words: readonly string[]): string[] {
  return words.length > 0 ? [words.join(' ')] : []
}
