import type { Line } from './line'
import type { Currency } from './menu'
import type { Act, State } from './state'

/** What a language needs to say everything the assistant does. */
export type Voice = {
  /** A row of the order: “cappuccino, 350 ml, with oat milk”. */
  title: (line: Line) => string
  say: (act: Act, facts: SpokenFacts) => string
  suggest: (state: State) => readonly string[]
}

/** What a sentence may name besides the act itself: the currency, the total and amounts in words. */
export type SpokenFacts = { currency: Currency; total: number; money: (...amounts: readonly number[]) => string }
