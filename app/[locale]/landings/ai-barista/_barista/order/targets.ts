import type { Line } from './line'
import { cardOf, hasSizes, type Item } from './menu'
import type { Request } from './request'
import type { State } from './state'
import type { Wish } from './wishes'

/** Whether a sentence puts something right rather than asks for more. */
export function isCorrection({ talk, replaced, dropped }: Request, { asking }: State): boolean {
  if (replaced || dropped.length > 0) return true
  if (talk.has('add')) return false
  const words = ['no', 'rather', 'instead', 'replace', 'almost'] as const
  return words.some((word) => talk.has(word)) || asking.about === 'change'
}

/** The line a wish is about; none when it is a new one. `before` was spoken of earlier in the sentence. */
export function findTarget(state: State, request: Request, wish: Wish, before: Line | undefined): Line | undefined {
  const { lines, asking } = state
  if (!wish.item)
    return suitable(before, wish) ?? suitable(asked(state), wish) ?? lines.findLast((line) => suitable(line, wish)) ?? lines.at(-1)
  if (before && !isCorrection(request, state)) return undefined
  const { replaced } = request
  if (replaced) return replaced === 'coffee' ? lastOfKind(lines, 'coffee') : lastOf(lines, replaced)
  if (wish.item === 'coffee') return lastOfKind(lines, 'coffee')
  const [dropped] = request.dropped
  if (dropped) return lastOf(lines, dropped)
  if (takesPlaceOf(state.vacated, wish.item, request)) return undefined
  const same = lastOf(lines, wish.item)
  const corrects = isCorrection(request, state)
  if (same && !request.talk.has('add') && (corrects || asking.about === 'confirm' || isAsked(state, same, wish))) return same
  if (!corrects || before) return undefined
  const { item } = wish
  const alike = lines.filter((line) => isFood(line.item) === isFood(item))
  const waiting = asked(state)
  return alike.find((line) => line === waiting) ?? lastOfKind(lines, cardOf(item).kind) ?? alike.at(-1)
}

/** Something was taken off: “a bar instead” is one more, and no other thing has to go. */
function takesPlaceOf(vacated: Item | null, item: Item, { talk }: Request): boolean {
  return vacated !== null && isFood(vacated) === isFood(item) && !talk.has('replace')
}

function isFood(item: Item): boolean {
  return cardOf(item).kind === 'food'
}

export function lastOf(lines: readonly Line[], item: Item): Line | undefined {
  return lines.findLast((line) => line.item === item)
}

export function lastOfKind(lines: readonly Line[], kind: 'coffee' | 'drink' | 'food'): Line | undefined {
  return lines.findLast(({ item }) => cardOf(item).kind === kind)
}

/** Milk is poured into what takes milk; a croissant has no size. */
export function suitable(line: Line | undefined, { size, milk, decaf, extras }: Wish): Line | undefined {
  if (!line) return undefined
  const { kind, milk: takesMilk } = cardOf(line.item)
  const pours = milk === 'none' ? takesMilk === 'base' || line.milk !== null : takesMilk
  const fits = (!size || hasSizes(line.item)) && (!milk || pours) && (!(decaf ?? extras.length > 0) || kind !== 'food')
  return fits ? line : undefined
}

function asked({ asking, lines }: State): Line | undefined {
  return asking.about === 'size' ? lines.find(({ id }) => id === asking.line) : undefined
}

function isAsked(state: State, line: Line, { size }: Wish): boolean {
  return size !== undefined && asked(state)?.id === line.id
}
