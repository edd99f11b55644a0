import {
  type Allergen,
  type Currency,
  cardOf,
  type Extra,
  extras,
  hasSizes,
  type Item,
  type Milk,
  milks,
  type Price,
  type Size,
} from './menu'

/** One row of the order. */
export type Line = {
  id: number
  item: Item
  quantity: number
  /** Null until the guest has said it, or where the drink has one size. */
  size: Size | null
  milk: Milk | null
  extras: readonly Extra[]
  decaf: boolean
}

export type Finding = 'contains' | 'traces' | 'none'

export function lacksSize(line: Line): boolean {
  return line.size === null && hasSizes(line.item)
}

export function priceOfLine(line: Line, currency: Currency): number {
  const { price } = cardOf(line.item)
  const base = isPrice(price) ? price : price[line.size ?? 'medium']
  const parts = [base, ...(line.milk ? [milks[line.milk].price] : []), ...line.extras.map((extra) => extras[extra].price)]
  return line.quantity * parts.reduce((sum, part) => sum + amountIn(part, currency), 0)
}

/** What is known so far: a drink without a size has no price yet. */
export function priceOfOrder(lines: readonly Line[], currency: Currency): number {
  return lines.filter((line) => !lacksSize(line)).reduce((sum, line) => sum + priceOfLine(line, currency), 0)
}

/** The one price of a thing, or its lowest and its highest. */
export function priceSpan(item: Item, currency: Currency): number[] {
  const { price } = cardOf(item)
  return isPrice(price) ? [amountIn(price, currency)] : [amountIn(price.small, currency), amountIn(price.large, currency)]
}

/** What the cards of the drink, its milk and its extras say about an allergen. */
export function findAllergen(line: Pick<Line, 'item' | 'milk' | 'extras'>, allergen: Allergen): Finding {
  const card = cardOf(line.item)
  const milk = line.milk ?? (card.milk === 'base' ? 'dairy' : null)
  const parts: (readonly Allergen[])[] = [
    card.contains ?? [],
    milk ? milks[milk].contains : [],
    ...line.extras.map((extra) => extras[extra].contains),
  ]
  if (parts.some((contains) => contains.includes(allergen))) return 'contains'
  // Drinks share a steam wand and a counter.
  const shared: readonly Allergen[] = card.kind === 'food' ? [] : ['dairy', 'nuts']
  return [...(card.traces ?? []), ...shared].includes(allergen) ? 'traces' : 'none'
}

/** Whether two rows are the same thing, so that they can be counted together. */
export function isSame(a: Line, b: Line): boolean {
  const key = ({ item, size, milk, extras: added, decaf }: Line) => [item, size, milk ?? 'dairy', [...added].sort(), decaf].join()
  return key(a) === key(b)
}

function amountIn([uah, usd]: Price, currency: Currency): number {
  return currency === 'UAH' ? uah : usd
}

function isPrice(price: Price | Readonly<Record<Size, Price>>): price is Price {
  return Array.isArray(price)
}
