import type { Allergen, Extra, Item, Milk, Size } from './menu'

// Phrases in both languages. A star stands for any ending of up to five letters; the longest phrase wins.

export const itemPhrases: Readonly<Record<Item, string>> = {
  espresso: 'еспресо, еспрессо, експресо, espresso, espressos, expresso',
  americano: 'американо, американку, americano, americanos, black coffee, чорн* кав*',
  cappuccino: 'капучино, капучіно, капуч, капучинк*, капучинчик*, cappuccino, cappuccinos, cappucino, capuccino, capp',
  latte: 'лате, латте, латтеш*, latte, lattes',
  'flat-white': 'флет вайт*, флетвайт*, флет уайт, флет, flat white, flat whites, flatwhite*, flat',
  raf: 'раф, рафу, рафа, рафом, рафи, рафів, рафчик*, раф кав*, raf, rafs, raf coffee',
  filter: 'фільтр, фільтру, фільтр кав*, фільтров*, кав* з фільтра, filter, filters, filter coffee*, batch brew, drip',
  'cold-brew': 'колд брю, колдбрю, cold brew, cold brews, coldbrew',
  matcha: 'матч*, матч* лате, матч* латте, matcha, matcha latte, matcha lattes',
  cocoa: 'какао, гаряч* шоколад*, cocoa, hot chocolate*',
  tea: 'чай, чаю, чаєм, чаї, чаїв, чайок, tea, teas',
  croissant: 'круасан*, круасанчик*, круассан*, croissant*',
  'banana-bread': 'бананов* хліб*, бананов* кекс*, бананов*, хліб*, banana bread*, banana, bread',
  'lemon-tart': 'лимонн* тарт*, тарт*, lemon tart*, tart, tarts',
  'oat-bar': 'вівсян* батончик*, батончик*, oat bar*, oatmeal bar*, bar, bars',
}

/** “Coffee” and nothing more: the one in the order, or a question which. */
export const coffeePhrases = 'кава, каву, кави, кавою, каві, кавусю, coffee, coffees'

export const sizePhrases: Readonly<Record<Size, string>> = {
  small: 'маленьк*, мале, мала, малий, малу, малого, малої, малим, мініс, невелик*, 250, s, small, smaller, little',
  medium: 'середн*, стандартн*, будь як* розмір*, 350, m, medium, regular size, regular, standard',
  large: 'велик*, більш*, найбільш*, больш*, 450, l, xl, large, larger, big, bigger',
}

/** Soy is known and has run out: the sample shop has a stop list too. */
export const milkPhrases: Readonly<Record<Milk | 'soy', string>> = {
  dairy:
    'звичайн* молок*, звичайн* молоц*, звичайн*, коровяч*, обичн*, вершк*, ordinary, ordinary milk, cow milk, cows milk, whole milk, normal milk, normal, dairy, dairy milk, regular milk, cream',
  'lactose-free': 'безлактозн*, без лактозн*, без лактоз*, lactose free, without lactose, no lactose',
  oat: 'вівсян*, овсян*, вівс*, oat, oats, oatmilk, oat milk',
  almond: 'мигдал*, миндал*, almond, almonds, almond milk',
  coconut: 'кокос*, кокосов*, coconut, coconut milk',
  soy: 'соєв*, соєве, soy, soya, soy milk, soya milk',
}

export const milkWordPhrases = 'молоко, молока, молоці, молоком, молочко, молочком, milk'

export const extraPhrases: Readonly<Record<Extra, string>> = {
  vanilla: 'ваніл*, ванільн* сироп*, vanilla, vanilla syrup',
  caramel: 'карамел*, карамельн* сироп*, caramel, caramel syrup',
  hazelnut: 'фундук*, лісов* горіх*, горіхов* сироп*, горіхов*, hazelnut, hazelnut syrup',
  cinnamon: 'кориц*, cinnamon',
  sugar: 'цукор, цукр*, сахар*, sugar, sugars',
  ice: 'лід, льод*, крига, ice, iced, холодн*',
  shot: 'шот*, подвійн*, міцніш*, покріпше, додатков* еспресо, ще один шот, extra shot, shot, shots, double, stronger, strong',
}

export const syrupPhrases = 'сироп*, syrup*'

export const decafPhrases = 'без кофеїн*, безкофеїнов*, декаф*, decaf*, decaffeinated, without caffeine, no caffeine, caffeine free'

export const allergenPhrases: Readonly<Record<Allergen, string>> = {
  dairy: 'лактоз*, молочн* білок, молочн*, lactose, milk protein',
  eggs: 'яйц*, яєць, яєчн*, egg, eggs',
  gluten: 'глютен*, клейковин*, пшениц*, борошн*, gluten, wheat, flour',
  nuts: 'горіх*, горішк*, арахіс*, орех*, nut, nuts, peanut*, walnut*',
}

/** “Without gluten” said in one word. */
export const freePhrases: Readonly<Record<Allergen, string>> = {
  dairy: 'dairy free, milk free, без молочн*, безмолочн*, веганськ*, vegan',
  eggs: 'egg free, без яєць, без яйц*',
  gluten: 'безглютенов*, без глютен*, gluten free, without gluten, no gluten',
  nuts: 'nut free, без горіх*, without nuts, no nuts',
}

export const numberPhrases: Readonly<Record<number, string>> = {
  1: '1, один, одне, одну, одна, одного, одні, одненьк*, one',
  2: '2, два, дві, двох, двоє, пара, пару, обидв*, two, couple, couple of, pair of',
  3: '3, три, трьох, троє, three',
  4: '4, чотири, чотирьох, четверо, four',
  5: '5, пять, пятьох, five',
  6: '6, шість, шістьох, six',
  7: '7, сім, сімох, seven',
  8: '8, вісім, вісьмох, eight',
  9: '9, девять, nine',
  10: '10, десять, десяток, ten',
  12: '12, дванадцять, дюжин*, twelve, dozen',
  20: '20, двадцять, twenty',
  50: '50, пятдесят, fifty',
}
