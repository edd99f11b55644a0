import { millilitres } from '@/app/[locale]/landings/ai-barista/_barista/order/menu'
import { type State, startConversation } from '@/app/[locale]/landings/ai-barista/_barista/order/state'
import { type Outcome, takeTurn } from '@/app/[locale]/landings/ai-barista/_barista/order/take-turn'

/** Says the messages one after another and gives the last outcome. */
export function converse(messages: string, from: State = startConversation()): Outcome {
  return messages.split('|').reduce<Outcome>(({ state }, message) => takeTurn(state, message.trim()), { state: from, acts: [] })
}

/** What stands on the order: “2 cappuccino 450 oat decaf +vanilla, croissant”. */
export function slipAfter(messages: string, from?: State): string {
  return slipOf(converse(messages, from).state)
}

export function slipOf({ lines }: State): string {
  return lines
    .map(({ quantity, item, size, milk, decaf, extras }) => [
      ...(quantity > 1 ? [quantity] : []),
      item,
      ...(size ? [millilitres[size]] : []),
      ...(milk ? [milk] : []),
      ...(decaf ? ['decaf'] : []),
      ...extras.map((extra) => `+${extra}`),
    ])
    .map((words) => words.join(' '))
    .join(', ')
}

/** What the assistant did last, by name. */
export function actsAfter(messages: string, from?: State): string[] {
  return converse(messages, from).acts.map(({ act }) => act)
}
