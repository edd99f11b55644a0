export type Size = (typeof sizes)[number]
export type Milk = keyof typeof milks
export type Extra = keyof typeof extras
export type Item = keyof typeof menu
export type Allergen = 'dairy' | 'eggs' | 'gluten' | 'nuts'
export type Currency = 'UAH' | 'USD'

/** Hryvnias and dollars: two price lists of one sample shop, not an exchange rate. */
export type Price = readonly [uah: number, usd: number]

type Card = {
  kind: 'coffee' | 'drink' | 'food'
  /** One price, or one for each size. */
  price: Price | Readonly<Record<Size, Price>>
  /** `base`: made of milk; `optional`: may be had with some. */
  milk?: 'base' | 'optional'
  contains?: readonly Allergen[]
  traces?: readonly Allergen[]
}

const sizes = ['small', 'medium', 'large'] as const

export const millilitres: Readonly<Record<Size, number>> = { small: 250, medium: 350, large: 450 }

/** The menu of the sample shop with its recipe cards. What a card does not say, nobody says. */
export const menu = {
  espresso: { kind: 'coffee', price: [55, 2.8], milk: 'optional' },
  americano: { kind: 'coffee', price: { small: [60, 3], medium: [70, 3.4], large: [80, 3.8] }, milk: 'optional' },
  cappuccino: { kind: 'coffee', price: { small: [80, 3.8], medium: [90, 4.3], large: [105, 4.9] }, milk: 'base' },
  latte: { kind: 'coffee', price: { small: [85, 4], medium: [95, 4.5], large: [110, 5.1] }, milk: 'base' },
  'flat-white': { kind: 'coffee', price: [95, 4.5], milk: 'base' },
  raf: { kind: 'coffee', price: [110, 5.2], milk: 'base' },
  filter: { kind: 'coffee', price: { small: [60, 3], medium: [70, 3.4], large: [80, 3.8] }, milk: 'optional' },
  'cold-brew': { kind: 'coffee', price: [105, 4.9], milk: 'optional' },
  matcha: { kind: 'drink', price: { small: [100, 4.7], medium: [115, 5.3], large: [130, 5.9] }, milk: 'base' },
  cocoa: { kind: 'drink', price: { small: [80, 3.8], medium: [90, 4.3], large: [105, 4.9] }, milk: 'base' },
  tea: { kind: 'drink', price: { small: [50, 2.5], medium: [60, 2.9], large: [70, 3.3] }, milk: 'optional' },
  croissant: { kind: 'food', price: [70, 3.4], contains: ['dairy', 'eggs', 'gluten'], traces: ['nuts'] },
  'banana-bread': { kind: 'food', price: [75, 3.6], contains: ['eggs', 'gluten', 'nuts'], traces: ['dairy'] },
  'lemon-tart': { kind: 'food', price: [95, 4.5], contains: ['dairy', 'eggs', 'gluten'], traces: ['nuts'] },
  'oat-bar': { kind: 'food', price: [60, 2.9], contains: ['gluten'] },
} as const satisfies Record<string, Card>

export const milks = {
  dairy: { price: [0, 0], contains: ['dairy'] },
  'lactose-free': { price: [10, 0.5], contains: ['dairy'] },
  oat: { price: [20, 0.9], contains: ['gluten'] },
  almond: { price: [20, 0.9], contains: ['nuts'] },
  coconut: { price: [20, 0.9], contains: [] },
} as const satisfies Record<string, { price: Price; contains: readonly Allergen[] }>

export const extras = {
  vanilla: { price: [15, 0.7], contains: [] },
  caramel: { price: [15, 0.7], contains: [] },
  hazelnut: { price: [15, 0.7], contains: ['nuts'] },
  cinnamon: { price: [0, 0], contains: [] },
  sugar: { price: [0, 0], contains: [] },
  ice: { price: [0, 0], contains: [] },
  shot: { price: [25, 1.1], contains: [] },
} as const satisfies Record<string, { price: Price; contains: readonly Allergen[] }>

export const items = Object.keys(menu) as Item[]

export function cardOf(item: Item): Card {
  return menu[item]
}

export function hasSizes(item: Item): boolean {
  return !Array.isArray(cardOf(item).price)
}

/** Decaffeinated beans stand beside the grinder; cold brew is made a day ahead, from the ordinary ones. */
export function canBeDecaf(item: Item): boolean {
  return cardOf(item).kind === 'coffee' && item !== 'cold-brew'
}
