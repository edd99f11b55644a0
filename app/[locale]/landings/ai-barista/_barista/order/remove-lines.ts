import type { Turn } from './apply-wishes'
import type { Line } from './line'
import type { Request } from './request'
import { lastOf, lastOfKind } from './targets'

/** Takes lines off the order where the guest says so. Says whether the sentence was about that. */
export function removeLines(turn: Turn, request: Request): boolean {
  const { talk, wishes, dropped } = request
  const { lines } = turn.state
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
  return wishes.length === 0 && !talk.has('person') && lines.length > 0 && talk.has('yes') === false && take(turn, lines.slice(-1))
}

function take(turn: Turn, targets: readonly Line[]): true {
  const ids = new Set(targets.map(({ id }) => id))
  turn.state = { ...turn.state, lines: turn.state.lines.filter(({ id }) => !ids.has(id)) }
  if (turn.state.lines.length === 0 && targets.length > 0) turn.acts.push({ act: 'emptied' })
  else if (targets.length > 0) turn.acts.push({ act: 'removed', lines: targets })
  else turn.acts.push({ act: 'askWhat' })
  return true
}

function reduce(turn: Turn, target: Line, by: number): true {
  const line = { ...target, quantity: target.quantity - by }
  turn.changed.add(line.id)
  turn.state = { ...turn.state, lines: turn.state.lines.map((other) => (other.id === line.id ? line : other)) }
  return true
}

function strip(turn: Turn, extras: readonly Line['extras'][number][]): boolean {
  const target = turn.state.lines.findLast((line) => line.extras.some((extra) => extras.includes(extra)))
  if (!target) return false
  const line = { ...target, extras: target.extras.filter((extra) => !extras.includes(extra)) }
  turn.changed.add(line.id)
  turn.state = { ...turn.state, lines: turn.state.lines.map((other) => (other.id === line.id ? line : other)) }
  return true
}
