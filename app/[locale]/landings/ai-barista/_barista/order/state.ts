import type { Finding, Line } from './line'
import type { Allergen, Item } from './menu'

/** What the assistant waits to hear. */
export type Question =
  | { about: 'start' | 'more' | 'confirm' | 'change' | 'consent' | 'coffee' | 'syrup' | 'nothing' }
  | { about: 'size'; line: number }
  | { about: 'offer'; item: Item }

/** One conversation. Nothing of it leaves the page. */
export type State = {
  lines: readonly Line[]
  nextId: number
  asking: Question
  /** The guest has said that this is all; what is missing is asked for and then everything is read back. */
  finishing: boolean
  /** Number of the order that was sent. The next wish begins a new one. */
  sent: number | null
  /** Kept only after a separate yes, and only as long as the page is open. */
  usual: readonly Line[] | null
  /** Goes to the shift with the order and is forgotten with it. */
  allergies: readonly Allergen[]
  lastAllergen: Allergen | null
  /** What was asked about, and not spoken of again: “it”. */
  discussed: Item | null
  /** What was taken off, until something else is named: what comes “instead” takes its place. */
  vacated: Item | null
  /** Misunderstandings in a row. */
  lost: number
  handedOver: boolean
}

/** What the assistant has done or has to say, in no language. */
export type Act =
  | { act: 'added' | 'changed' | 'removed' | 'readBack'; lines: readonly Line[] }
  | { act: 'sent'; number: number; lines: readonly Line[]; allergies: readonly Allergen[] }
  | { act: 'askSize'; line: Line }
  | { act: 'card'; thing: Line; allergen: Allergen; finding: Finding }
  | { act: 'allergyNoted'; allergen: Allergen }
  | { act: 'safe'; allergen: Allergen; items: readonly Item[] }
  | { act: 'prices' | 'offered' | 'food'; items: readonly Item[] }
  | { act: 'needsMilk' | 'noDecaf' | 'noMilk'; item: Item }
  | { act: 'notSold'; words: readonly string[] }
  | { act: 'person'; reason: 'asked' | 'complaint' | 'lost' | 'many' }
  | { act: 'refused'; topic: 'health' | 'alcohol' | 'discount' }
  | { act: 'total' }
  | { act: SimpleAct }

export type SimpleAct =
  | 'askCoffee'
  | 'askMore'
  | 'askSyrup'
  | 'askWhat'
  | 'askChange'
  | 'askConsent'
  | 'askAllergen'
  | 'cleared'
  | 'emptied'
  | 'forgotten'
  | 'hello'
  | 'lost'
  | 'bot'
  | 'menu'
  | 'milks'
  | 'noSoy'
  | 'noUsual'
  | 'notRemembered'
  | 'nothingYet'
  | 'paying'
  | 'remembered'
  | 'thanks'
  | 'timing'

/** Larger orders are for a person: a program must not promise two trays of coffee in five minutes. */
export const maxPerItem = 10

export const firstOrderNumber = 214

export function startConversation(usual: State['usual'] = null): State {
  return {
    lines: [],
    nextId: 1,
    asking: { about: 'start' },
    finishing: false,
    sent: null,
    usual,
    allergies: [],
    lastAllergen: null,
    discussed: null,
    vacated: null,
    lost: 0,
    handedOver: false,
  }
}
