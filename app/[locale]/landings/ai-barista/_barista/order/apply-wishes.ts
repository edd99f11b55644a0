import { isSame, type Line } from './line'
import { canBeDecaf, cardOf, hasSizes } from './menu'
import type { Request } from './request'
import { type Act, maxPerItem, type State } from './state'
import { findTarget, isCorrection, lastOfKind, suitable } from './targets'
import type { Wish } from './wishes'

/** A turn under way: the state so far, what was done, and the lines it was done to. */
export type Turn = { state: State; acts: Act[]; added: Set<number>; changed: Set<number> }

export function applyWishes(turn: Turn, request: Request): void {
  for (const [index, wish] of request.wishes.entries()) {
    if (wish.milk === 'soy') turn.acts.push({ act: 'noSoy' })
    if (wish.milk === 'soy' && !wish.item && !hasDetails({ ...wish, milk: undefined })) continue
    if (wish.item && !targetOf(turn, request, wish, index)) add(turn, wish)
    else change(turn, request, wish, index)
  }
}

function targetOf(turn: Turn, request: Request, wish: Wish, index: number): Line | undefined {
  return findTarget(turn.state, request, wish, index === 0 ? undefined : lastTouched(turn))
}

function add(turn: Turn, wish: Wish): void {
  if (wish.item === 'coffee' || !wish.item) {
    const known = lastOfKind(turn.state.lines, 'coffee')
    turn.acts.push({ act: 'askCoffee' })
    if (!known) turn.state = { ...turn.state, asking: { about: 'coffee' } }
    return
  }
  if ((wish.quantity ?? 1) > maxPerItem) {
    turn.acts.push({ act: 'person', reason: 'many' })
    turn.state = { ...turn.state, handedOver: true }
    return
  }
  const { nextId } = turn.state
  const plain: Line = { id: nextId, item: wish.item, quantity: wish.quantity ?? 1, size: null, milk: null, extras: [], decaf: false }
  const line = dress(turn, plain, wish)
  turn.added.add(nextId)
  turn.state = { ...turn.state, nextId: nextId + 1, lines: [...turn.state.lines, line], vacated: null, discussed: null }
}

function change(turn: Turn, request: Request, wish: Wish, index: number): void {
  const everything = request.talk.has('all') && !wish.item
  const line = targetOf(turn, request, wish, index)
  const targets = everything ? turn.state.lines.filter((each) => suitable(each, wish)) : line ? [line] : []
  if (targets.length === 0) turn.acts.push({ act: 'askWhat' })
  for (const target of targets) {
    const more = request.talk.has('add') && wish.quantity !== undefined && !wish.item && !hasDetails(wish)
    const fewer = wish.quantity !== undefined && !wish.item && wish.quantity < target.quantity && hasDetails(wish)
    if (more) update(turn, target, { ...wish, quantity: target.quantity + (wish.quantity ?? 1) })
    else if (fewer) split(turn, target, wish)
    else if (wish.size && target.size && wish.size !== target.size && isAnother(turn, request, wish, target)) addAnother(turn, target, wish)
    else update(turn, target, wish)
  }
}

/** «Капучино велике і маленьке»: a second cup, unless the guest corrects the first. */
function isAnother(turn: Turn, request: Request, wish: Wish, target: Line): boolean {
  return !wish.item && turn.added.has(target.id) && !isCorrection(request, turn.state)
}

function addAnother(turn: Turn, target: Line, wish: Wish): void {
  add(turn, { ...wish, item: target.item, quantity: wish.quantity ?? 1 })
}

/** «Два капучино, одне на вівсяному»: one of the two. */
function split(turn: Turn, target: Line, wish: Wish): void {
  const { quantity = 1, ...details } = wish
  const { nextId } = turn.state
  const part = dress(turn, { ...target, id: nextId, quantity }, details)
  const lines = turn.state.lines.map((line) => (line.id === target.id ? { ...line, quantity: line.quantity - quantity } : line))
  const marks = turn.added.has(target.id) ? turn.added : turn.changed
  marks.add(nextId).add(target.id)
  turn.state = { ...turn.state, nextId: nextId + 1, lines: [...lines, part] }
}

function update(turn: Turn, target: Line, wish: Wish): void {
  const item = wish.item && wish.item !== 'coffee' ? wish.item : target.item
  const kept = cardOf(item).milk ? target : { ...target, milk: null, decaf: false, extras: [] }
  const base: Line = item === target.item ? target : { ...kept, item, size: hasSizes(item) ? target.size : null }
  const line = dress(turn, { ...base, quantity: wish.quantity ?? base.quantity }, wish)
  // The answer to “which size?” completes a line, it corrects nothing.
  const completes = turn.state.asking.about === 'size' && turn.state.asking.line === line.id && item === target.item
  if (completes) turn.added.add(line.id)
  else if (!turn.added.has(line.id)) turn.changed.add(line.id)
  turn.state = { ...turn.state, lines: turn.state.lines.map((other) => (other.id === line.id ? line : other)) }
}

/** Puts what was asked for on a line, and says what cannot be. */
function dress(turn: Turn, line: Line, wish: Wish): Line {
  const { item } = line
  const { milk: needs } = cardOf(item)
  const removed = wish.without.flatMap((extra) => (extra === 'syrup' ? (['vanilla', 'caramel', 'hazelnut'] as const) : [extra]))
  const isDrink = cardOf(item).kind !== 'food'
  const extras = [...new Set([...line.extras, ...(isDrink ? wish.extras : [])])].filter((extra) => !removed.includes(extra))
  let { milk, decaf } = line
  if (wish.milk === 'none' && needs === 'base') turn.acts.push({ act: 'needsMilk', item })
  else if (wish.milk === 'none') milk = null
  else if (wish.milk && wish.milk !== 'soy' && needs) milk = wish.milk
  else if (wish.milk && wish.milk !== 'soy') turn.acts.push({ act: 'noMilk', item })
  if (wish.decaf && !canBeDecaf(item)) turn.acts.push({ act: 'noDecaf', item })
  else decaf = wish.decaf ?? decaf
  return { ...line, size: hasSizes(item) ? (wish.size ?? line.size) : null, milk, extras, decaf }
}

function hasDetails({ size, milk, decaf, extras, without }: Omit<Wish, 'milk'> & { milk?: Wish['milk'] | undefined }): boolean {
  return Boolean(size ?? milk ?? decaf) || extras.length + without.length > 0
}

function lastTouched({ state, added, changed }: Turn): Line | undefined {
  return state.lines.filter(({ id }) => added.has(id) || changed.has(id)).at(-1)
}

/** Rows that have become the same thing stand as one. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const merged: Line[] = []
  for (const line of lines) {
    const same = merged.findIndex((other) => isSame(other, line))
    const first = merged[same]
    if (first) merged[same] = { ...first, quantity: first.quantity + line.quantity }
    else merged.push(line)
  }
  return merged
}
