import { warn } from './answer'
import { mergeLines, type Turn } from './apply-wishes'
import { lacksSize } from './line'
import { listen } from './listen'
import { readRequests } from './request'
import type { Act, State } from './state'

/** What was said last, and the conversation after it. */
export type Outcome = { state: State; acts: readonly Act[] }

/** Understands one message of the guest. The same words in the same state always give the same outcome. */
export function takeTurn(before: State, text: string): Outcome {
  const turn: Turn = { state: before, acts: [], added: new Set(), changed: new Set() }
  const requests = readRequests(text)
  for (const request of requests) listen(turn, request)
  report(turn)
  admit(
    turn,
    requests.flatMap(({ unknown }) => unknown),
  )
  conclude(turn)
  return { state: turn.state, acts: turn.acts }
}

/** Says what was added and changed, and what of it the guest had better not have. */
function report(turn: Turn): void {
  const { lines, allergies } = turn.state
  const added = lines.filter(({ id }) => turn.added.has(id))
  // Something may have come in place of what was taken off last.
  if (lines.length === 0) turn.acts = turn.acts.map((act) => (act.act === 'removed' ? { act: 'emptied' } : act))
  const changed = lines.filter(({ id }) => turn.changed.has(id) && !turn.added.has(id))
  if (added.length > 0) turn.acts.unshift({ act: 'added', lines: added })
  if (changed.length > 0) turn.acts.unshift({ act: 'changed', lines: changed })
  if (!turn.acts.some(({ act }) => act === 'allergyNoted')) for (const allergen of allergies) warn(turn, [...added, ...changed], allergen)
  turn.state = { ...turn.state, lines: mergeLines(lines) }
}

/** Says what nobody understood. After the second time in a row a person is called. */
function admit(turn: Turn, unknown: readonly string[]): void {
  const silent = turn.acts.length === 0 && !turn.state.finishing
  if (unknown.length > 0 && (silent || turn.added.size > 0)) turn.acts.push({ act: 'notSold', words: unknown.slice(0, 3) })
  else if (silent) turn.acts.push({ act: 'lost' })
  const lost = silent ? turn.state.lost + 1 : 0
  turn.state = { ...turn.state, lost }
  if (lost < 2) return
  turn.acts.push({ act: 'person', reason: 'lost' })
  turn.state = { ...turn.state, lost: 0, handedOver: true }
}

/** Asks the next thing, one at a time. */
function conclude(turn: Turn): void {
  const { lines, sent, asking, finishing } = turn.state
  const unsized = lines.find(lacksSize)
  const did = (...names: readonly Act['act'][]) => turn.acts.some(({ act }) => names.includes(act))
  const touched = did('added', 'changed', 'removed')
  if (sent !== null || did('askChange', 'askCoffee', 'askSyrup')) return
  if (lines.length === 0) {
    if (finishing) turn.acts.push({ act: 'nothingYet' })
    turn.state = { ...turn.state, finishing: false, asking: asking.about === 'offer' ? asking : { about: 'start' } }
  } else if (unsized) {
    turn.acts = turn.acts.filter(({ act }) => act !== 'askMore')
    turn.acts.push({ act: 'askSize', line: unsized })
    turn.state = { ...turn.state, asking: { about: 'size', line: unsized.id } }
  } else if (finishing || (touched && ['confirm', 'change'].includes(asking.about))) {
    turn.acts.push({ act: 'readBack', lines })
    turn.state = { ...turn.state, finishing: false, asking: { about: 'confirm' } }
  } else if (touched) {
    turn.acts.push({ act: 'askMore' })
    turn.state = { ...turn.state, asking: { about: 'more' } }
  }
}
