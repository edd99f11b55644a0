import { answer } from './answer'
import { applyWishes, type Turn } from './apply-wishes'
import { dropWhatIsThere, removeLines } from './remove-lines'
import type { Request } from './request'
import { type Act, firstOrderNumber, type State, startConversation } from './state'

/** Does what one sentence asks for. */
export function listen(turn: Turn, request: Request): void {
  const { talk, wishes } = request
  if (hearAboutMemory(turn, request)) return
  if (talk.has('restart')) {
    settle(turn, { act: 'cleared' }, startConversation(turn.state.usual))
  } else if (answer(turn, request)) {
    callPerson(turn, request)
  } else if (talk.has('person')) {
    // “Let somebody look at that bar”: what is named in a call for a person is not ordered again.
    hear(turn, request)
    callPerson(turn, request)
  } else {
    takeOrder(turn, request)
    callPerson(turn, request)
  }
  const isAll = talk.has('all') && wishes.length === 0 && !talk.has('remove')
  if (talk.has('done') || isAll) turn.state = { ...turn.state, finishing: true }
}

function takeOrder(turn: Turn, request: Request): void {
  const asksUsual = request.talk.has('usual')
  if (request.wishes.length > 0 || asksUsual) beginNext(turn)
  if (asksUsual) addUsual(turn)
  if (removeLines(turn, request)) return
  applyWishes(turn, dropWhatIsThere(turn, request))
  if (request.wishes.length === 0 && !asksUsual) hear(turn, request)
}

/** Words without a wish: yes, no, hello, thank you. */
function hear(turn: Turn, request: Request): void {
  const { talk, asksForSyrup } = request
  const { asking, lines, sent } = turn.state
  const isOpen = lines.length > 0 && sent === null
  if (asksForSyrup) turn.acts.push({ act: 'askSyrup' })
  else if (talk.has('yes') && asking.about === 'offer')
    applyWishes(turn, { ...request, wishes: [{ item: asking.item, extras: [], without: [] }] })
  else if (talk.has('yes') && asking.about === 'confirm') send(turn)
  else if (talk.has('no') && asking.about === 'confirm') settle(turn, { act: 'askChange' }, { asking: { about: 'change' } })
  else if (talk.has('no') && isOpen) turn.state = { ...turn.state, finishing: true }
  else if (talk.has('yes') && isOpen) turn.acts.push({ act: 'askMore' })
  else if (talk.has('thanks') || talk.has('no')) turn.acts.push({ act: 'thanks' })
  else if (talk.has('hello') || talk.has('yes')) turn.acts.push({ act: 'hello' })
}

function send(turn: Turn): void {
  const { lines, allergies, usual } = turn.state
  turn.acts.push({ act: 'sent', number: firstOrderNumber, lines, allergies })
  if (!usual) turn.acts.push({ act: 'askConsent' })
  const asking = { about: usual ? 'nothing' : 'consent' } as const
  turn.state = { ...turn.state, sent: firstOrderNumber, finishing: false, allergies: [], lastAllergen: null, asking }
}

/** Consent is a question of its own: only a yes to it, or the guest’s own wish, makes the assistant remember. */
function hearAboutMemory(turn: Turn, { talk, wishes }: Request): boolean {
  const { asking, lines, sent } = turn.state
  if (wishes.length > 0) return false
  if (talk.has('forget')) return settle(turn, { act: 'forgotten' }, { usual: null })
  const answers = asking.about === 'consent' && (talk.has('yes') || talk.has('no'))
  const wishesIt = talk.has('remember') && lines.length > 0
  if (!answers && !wishesIt) return false
  const given = !talk.has('no')
  return settle(
    turn,
    { act: given ? 'remembered' : 'notRemembered' },
    { usual: given ? lines : null, asking: { about: sent === null ? 'more' : 'nothing' } },
  )
}

/** After an order was sent, the next wish begins a new one. */
function beginNext(turn: Turn): void {
  if (turn.state.sent !== null) turn.state = { ...startConversation(turn.state.usual), nextId: turn.state.nextId }
}

function addUsual(turn: Turn): void {
  const { usual, nextId, lines } = turn.state
  if (!usual) {
    turn.acts.push({ act: 'noUsual' })
    return
  }
  const copies = usual.map((line, index) => ({ ...line, id: nextId + index }))
  for (const { id } of copies) turn.added.add(id)
  turn.state = { ...turn.state, nextId: nextId + copies.length, lines: [...lines, ...copies] }
}

function callPerson(turn: Turn, { talk }: Request): void {
  if (!talk.has('person') && !talk.has('complaint')) return
  if (turn.acts.some(({ act }) => act === 'bot')) return
  settle(turn, { act: 'person', reason: talk.has('complaint') ? 'complaint' : 'asked' }, { handedOver: true })
}

function settle(turn: Turn, act: Act, state: Partial<State>): true {
  turn.acts.push(act)
  turn.state = { ...turn.state, ...state }
  return true
}
