import type { Allergen, Extra, Item, Milk } from './menu'

export const names: Readonly<Record<Item, string>> = {
  espresso: 'еспресо',
  americano: 'американо',
  cappuccino: 'капучино',
  latte: 'лате',
  'flat-white': 'флет-вайт',
  raf: 'раф',
  filter: 'фільтр-кава',
  'cold-brew': 'колд-брю',
  matcha: 'матча-лате',
  cocoa: 'какао',
  tea: 'чай',
  croissant: 'круасан',
  'banana-bread': 'банановий хліб',
  'lemon-tart': 'лимонний тарт',
  'oat-bar': 'вівсяний батончик у\u00A0пакованні',
}

export const milkNames: Readonly<Record<Milk, string>> = {
  dairy: 'на коровʼячому молоці',
  'lactose-free': 'на безлактозному молоці',
  oat: 'на вівсяному молоці',
  almond: 'на мигдальному молоці',
  coconut: 'на кокосовому молоці',
}

export const extraNames: Readonly<Record<Extra, string>> = {
  vanilla: 'ванільний сироп',
  caramel: 'карамельний сироп',
  hazelnut: 'горіховий сироп',
  cinnamon: 'кориця',
  sugar: 'цукор',
  ice: 'лід',
  shot: 'додатковий шот',
}

/** “Without nuts”, “an allergy to nuts”: Ukrainian needs the word in its cases. */
export const allergenCases: Readonly<Record<Allergen, { genitive: string; accusative: string; listed: string }>> = {
  dairy: { genitive: 'молока', accusative: 'молоко', listed: 'є молоко' },
  eggs: { genitive: 'яєць', accusative: 'яйця', listed: 'є яйця' },
  gluten: { genitive: 'глютену', accusative: 'глютен', listed: 'є глютен' },
  nuts: { genitive: 'горіхів', accusative: 'горіхи', listed: 'є горіхи' },
}
