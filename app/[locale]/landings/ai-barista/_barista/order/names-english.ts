import type { Allergen, Extra, Item, Milk } from './menu'

export const names: Readonly<Record<Item, string>> = {
  espresso: 'espresso',
  americano: 'americano',
  cappuccino: 'cappuccino',
  latte: 'latte',
  'flat-white': 'flat white',
  raf: 'raf',
  filter: 'filter coffee',
  'cold-brew': 'cold brew',
  matcha: 'matcha latte',
  cocoa: 'cocoa',
  tea: 'tea',
  croissant: 'croissant',
  'banana-bread': 'banana bread',
  'lemon-tart': 'lemon tart',
  'oat-bar': 'sealed oat bar',
}

export const milkNames: Readonly<Record<Milk, string>> = {
  dairy: 'with dairy milk',
  'lactose-free': 'with lactose-free milk',
  oat: 'with oat milk',
  almond: 'with almond milk',
  coconut: 'with coconut milk',
}

export const extraNames: Readonly<Record<Extra, string>> = {
  vanilla: 'vanilla syrup',
  caramel: 'caramel syrup',
  hazelnut: 'hazelnut syrup',
  cinnamon: 'cinnamon',
  sugar: 'sugar',
  ice: 'ice',
  shot: 'an extra shot',
}

export const allergenNames: Readonly<Record<Allergen, string>> = { dairy: 'milk', eggs: 'eggs', gluten: 'gluten', nuts: 'nuts' }
