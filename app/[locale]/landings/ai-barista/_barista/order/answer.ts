import type { Turn } from './apply-wishes'
import { findAllergen, type Line } from './line'
import { type Allergen, cardOf, type Item, items } from './menu'
import type { Request } from './request'
import type { Act, State } from './state'

/** Answers a question. Says whether there was one: things named in it are not ordered. */
export function answer(turn: Turn, request: Request): boolean {
  const { talk } = request
  if (talk.has('bot') && request.isQuestion) return say(turn, { act: 'bot' })
  const topic = (['alcohol', 'health', 'discount'] as const).find((each) => talk.has(each))
  if (topic) return say(turn, { act: 'refused', topic })
  if (answerAllergy(turn, request)) return true
  const named = namedItems(request)
  if (talk.has('price')) return say(turn, named.length > 0 ? { act: 'prices', items: named } : priceOfAll(turn.state))
  // «Разом» alone asks for the sum; «разом зі мною» and «ми прийшли разом» do not.
  if (talk.has('total') && request.wishes.length + request.unknown.length === 0) return say(turn, priceOfAll(turn.state))
  if (talk.has('menu') && named.length === 0) return say(turn, { act: 'menu' })
  if (talk.has('sweet') && named.length === 0)
    return say(turn, { act: 'food', items: items.filter((item) => cardOf(item).kind === 'food') })
  if (talk.has('time')) return say(turn, { act: 'timing' })
  if (talk.has('pay')) return say(turn, { act: 'paying' })
  if (!request.isQuestion || !talk.has('what') || talk.has('remove')) return false
  return answerWhatThereIs(turn, request, named)
}

/** “Do you have croissants?”, “Which milk is there?” */
function answerWhatThereIs(turn: Turn, { wishes, asksForMilk, unknown }: Request, named: readonly Item[]): boolean {
  const [first] = named
  if (first) {
    turn.state = { ...turn.state, asking: { about: 'offer', item: first } }
    return say(turn, { act: 'offered', items: named })
  }
  if (wishes.some(({ milk }) => milk === 'soy')) return say(turn, { act: 'noSoy' })
  if (asksForMilk || wishes.some(({ milk }) => milk)) return say(turn, { act: 'milks' })
  return unknown.length > 0 && wishes.length === 0 && say(turn, { act: 'notSold', words: unknown })
}

function answerAllergy(turn: Turn, request: Request): boolean {
  const { talk, isQuestion, wishes, asksForMilk } = request
  const named = namedItems(request)
  const asksInside = asksForMilk && named.length > 0 && named.every((item) => cardOf(item).kind === 'food')
  const free = request.free
  const allergens: Allergen[] = asksInside ? ['dairy'] : [...new Set([...request.allergens, ...free])]
  // “Remove the tart, it has nuts” asks nothing.
  if (talk.has('remove') && !talk.has('allergy') && (named.length > 0 || talk.has('all') || talk.has('what'))) return false
  if (talk.has('allergy')) {
    noteAllergies(turn, allergens)
    // An order with an allergy in it is taken, and looked through afterwards.
    return wishes.length === 0
  }
  const [allergen] = allergens
  if (!allergen && !(talk.has('traces') && turn.state.lastAllergen)) return false
  const asked = allergen ?? turn.state.lastAllergen
  if (!asked) return false
  turn.state = { ...turn.state, lastAllergen: asked }
  if (free.length > 0 && named.length === 0)
    return say(turn, { act: 'safe', allergen: asked, items: items.filter((item) => isSafe(item, asked)) })
  const things = named.length > 0 ? wishes.flatMap((wish) => toThing(wish)) : turn.state.lines
  if (things.length === 0) return say(turn, { act: 'safe', allergen: asked, items: items.filter((item) => isSafe(item, asked)) })
  for (const thing of things) say(turn, { act: 'card', thing, allergen: asked, finding: findAllergen(thing, asked) })
  turn.state = { ...turn.state, discussed: things.length === 1 ? (things[0]?.item ?? null) : null }
  return isQuestion || free.length > 0 || wishes.length === 0
}

function noteAllergies(turn: Turn, named: readonly Allergen[]): void {
  const { lastAllergen, allergies } = turn.state
  const allergens = named.length > 0 ? named : lastAllergen ? [lastAllergen] : []
  if (allergens.length === 0) say(turn, { act: 'askAllergen' })
  turn.state = { ...turn.state, allergies: [...new Set([...allergies, ...allergens])], lastAllergen: allergens.at(-1) ?? lastAllergen }
  for (const allergen of allergens) {
    say(turn, { act: 'allergyNoted', allergen })
    warn(turn, turn.state.lines, allergen)
  }
}

/** Names every line that holds what the guest must not have. */
export function warn(turn: Turn, lines: readonly Line[], allergen: Allergen): void {
  for (const thing of lines) {
    const finding = findAllergen(thing, allergen)
    const isSaid = turn.acts.some((act) => act.act === 'card' && act.thing.item === thing.item && act.allergen === allergen)
    if (finding === 'contains' && !isSaid) say(turn, { act: 'card', thing, allergen, finding })
  }
}

function isSafe(item: Item, allergen: Allergen): boolean {
  return findAllergen({ item, milk: null, extras: [] }, allergen) !== 'contains'
}

function toThing({ item, milk, extras }: Request['wishes'][number]): Line[] {
  if (!item || item === 'coffee') return []
  const chosen = milk === 'soy' || milk === 'none' ? null : (milk ?? null)
  return [{ id: 0, item, quantity: 1, size: null, milk: chosen, extras, decaf: false }]
}

function namedItems({ wishes, dropped }: Request): Item[] {
  return [...wishes.flatMap(({ item }) => (item && item !== 'coffee' ? [item] : [])), ...dropped]
}

function priceOfAll({ lines }: State): Act {
  return lines.length > 0 ? { act: 'total' } : { act: 'menu' }
}

function say(turn: Turn, act: Act): true {
  turn.acts.push(act)
  return true
}
