import type { Turn } from './apply-wishes'
import { findAllergen, type Line } from './line'
import { cardOf } from './menu'
import type { Request } from './request'
import { lastOf, lastOfKind } from './targets'
import type { Wish } from './wishes'

/** Takes lines off the order where the guest says so. Says whether the sentence was about that. */
export function removeLines(turn: Turn, request: Request): boolean {
  const { talk, wishes, dropped, allergens } = request
  const { lines, discussed } = turn.state
  if (talk.has('remove') && allergens.length > 0 && wishes.length === 0 && !talk.has('allergy'))
    return take(
      turn,
      lines.filter((line) => allergens.some((allergen) => findAllergen(line, allergen) === 'contains')),
    )
  if ((talk.has('remove') && talk.has('all') && talk.has('except')) || (talk.has('keep') && talk.has('only')))
    return take(
      turn,
      lines.filter((line) => !wishes.some((wish) => isMeant(line, wish))),
    )
  const isThere = (wish: Wish) => lines.some((line) => isMeant(line, wish))
  if (
    (talk.has('keep') && wishes.every((wish) => !wish.item || isThere(wish))) ||
    (talk.has('only') && wishes.length > 0 && wishes.every(isThere))
  )
    return askOn(turn)
  if (talk.has('remove') && talk.has('all') && wishes.every(({ item }) => !item)) return take(turn, [...lines])
  // “Not a cappuccino but a latte” is a change of one line, not two.
  if (dropped.length > 0 && wishes.every(({ item }) => !item))
    return take(
      turn,
      dropped.flatMap((item) => lastOf(lines, item) ?? []),
    )
  if (!talk.has('remove') || wishes.some(({ item, milk }) => !item && milk)) return false
  const named = wishes.filter(({ item }) => item)
  const targets = named.flatMap(({ item }) => (item === 'coffee' ? lastOfKind(lines, 'coffee') : item && lastOf(lines, item)) ?? [])
  const [only] = named
  if (only?.quantity && targets[0] && only.quantity < targets[0].quantity) return reduce(turn, targets[0], only.quantity)
  if (named.length > 0) return take(turn, targets)
  const extras = wishes.flatMap((wish) => wish.extras)
  if (extras.length > 0) return strip(turn, extras)
  const meant = (discussed && lastOf(lines, discussed)) ?? lines.at(-1)
  return wishes.length === 0 && !talk.has('person') && meant !== undefined && !talk.has('yes') && !talk.has('done') && take(turn, [meant])
}

/** “Just the coffee, no tart”: where what is wanted stands on the order already, the other thing goes and nothing is added. */
export function dropWhatIsThere(turn: Turn, request: Request): Request {
  const { dropped, wishes } = request
  const { lines } = turn.state
  const targets = dropped.flatMap((item) => lastOf(lines, item) ?? [])
  if (targets.length === 0 || !wishes.every(({ item }) => item && item !== 'coffee' && lastOf(lines, item))) return request
  take(turn, targets)
  turn.state = { ...turn.state, vacated: null }
  return { ...request, dropped: [], talk: new Set([...request.talk, 'rather']) }
}

function take(turn: Turn, targets: readonly Line[]): true {
  const ids = new Set(targets.map(({ id }) => id))
  turn.state = {
    ...turn.state,
    lines: turn.state.lines.filter(({ id }) => !ids.has(id)),
    vacated: targets.at(-1)?.item ?? null,
    discussed: null,
  }
  if (targets.length > 0) turn.acts.push({ act: 'removed', lines: targets })
  else turn.acts.push({ act: 'askWhat' })
  return true
}

/** Everything is as it was wished already. */
function askOn(turn: Turn): true {
  if (turn.acts.length + turn.added.size + turn.changed.size === 0) turn.acts.push({ act: 'askMore' })
  return true
}

function isMeant(line: Line, { item }: Wish): boolean {
  return item === line.item || (item === 'coffee' && cardOf(line.item).kind === 'coffee')
}

function reduce(turn: Turn, target: Line, by: number): true {
  const line = { ...target, quantity: target.quantity - by }
  turn.changed.add(line.id)
  turn.state = { ...turn.state, lines: turn.state.lines.map((other) => (other.id === line.id ? line : other)) }
  return true
}

function strip(turn: Turn, extras: readonly Line['extras'][number][]): true {
  const target = turn.state.lines.findLast((line) => line.extras.some((extra) => extras.includes(extra)))
  if (!target) return askOn(turn)
  const line = { ...target, extras: target.extras.filter((extra) => !extras.includes(extra)) }
  turn.changed.add(line.id)
  turn.state = { ...turn.state, lines: turn.state.lines.map((other) => (other.id === line.id ? line : other)) }
  return true
}
