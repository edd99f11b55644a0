import { type Line, lacksSize, priceOfLine, priceSpan } from './line'
import { cardOf, type Item, millilitres } from './menu'
import { allergenCases, extraNames, milkNames, names } from './names-ukrainian'
import type { Act, SimpleAct } from './state'
import { suggestIn } from './suggestions'
import type { SpokenFacts, Voice } from './voice'

function title({ item, size, milk, extras, decaf, quantity }: Line): string {
  const poured = milk ?? (cardOf(item).milk === 'base' ? 'dairy' : null)
  const parts = [
    decaf ? `${names[item]} без кофеїну` : names[item],
    ...(size ? [`${millilitres[size]}\u00A0мл`] : []),
    ...(poured ? [milkNames[poured]] : []),
    ...extras.map((extra) => extraNames[extra]),
  ]
  return `${quantity > 1 ? `${quantity} × ` : ''}${parts.join(', ')}`
}

const list = (parts: readonly string[]) => new Intl.ListFormat('uk', { type: 'conjunction' }).format(parts)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const simple: Readonly<Record<SimpleAct, string>> = {
  askCoffee: 'Яку саме каву: капучино, лате, флет-вайт, раф, фільтр, американо чи еспресо?',
  askMore: 'Щось іще?',
  askSyrup: 'Сиропи в\u00A0нас ванільний, карамельний і\u00A0горіховий. Який?',
  askWhat: 'Не впевнений, про що саме мова. Назвіть, будь ласка, напій.',
  askChange: 'Що змінити?',
  askConsent: 'І\u00A0окреме запитання: запамʼятати це як ваше «як завжди»? Лише доки не закриєте цю сторінку.',
  askAllergen: 'Дякую, що сказали. На що алергія: молоко, яйця, глютен чи горіхи? Якщо на щось інше, скажіть «людина».',
  cleared: 'Починаємо спочатку. Що вам приготувати?',
  emptied: 'Прибрав. Замовлення порожнє. Що вам приготувати?',
  forgotten: 'Забув. Вашого «як завжди» більше не знаю.',
  hello: 'Вітаю! Що вам приготувати?',
  lost: 'Не зрозумів. Спробуйте так: «велике лате на вівсяному», або скажіть «людина».',
  bot: 'Я програма, та ще й\u00A0демонстраційна. Скажіть «людина», і\u00A0в\u00A0кавʼярні відповіла б зміна.',
  menu: 'Кава, матча, какао й\u00A0чай; круасан, банановий хліб, лимонний тарт і\u00A0вівсяний батончик у\u00A0пакованні. Назвіть будь-що — скажу ціну або алергени.',
  milks: 'Коровʼяче, безлактозне, вівсяне, мигдальне й\u00A0кокосове. Соєве скінчилося ще зранку.',
  noSoy: 'Соєве молоко скінчилося ще зранку. Є\u00A0вівсяне, мигдальне й\u00A0кокосове.',
  noUsual:
    'Вашого «як завжди» я\u00A0не знаю: запамʼятовую замовлення лише тоді, коли гість на це погодився. Замовте раз, і\u00A0я\u00A0запитаю.',
  notRemembered: 'Тоді нічого не зберігаю. Смачної кави!',
  nothingYet: 'У\u00A0замовленні поки нічого немає. Що вам приготувати?',
  paying: 'Оплата на стійці або на сторінці вашого банку; номери карток до мене не потрапляють.',
  remembered: 'Памʼятаю, доки не закриєте сторінку. Наступного разу скажіть «як завжди», а\u00A0щойно передумаєте — «забудь моє звичне».',
  thanks: 'Прошу.',
  timing: 'У\u00A0кавʼярні я\u00A0подивився б на чергу. Це демонстрація, тож час довелося б вигадати, а\u00A0я\u00A0не вигадую.',
}

const refusals = {
  health: 'Щодо здоровʼя я\u00A0не раджу. Скажіть «людина», і\u00A0з\u00A0вами поговорить хтось зі зміни.',
  alcohol: 'Алкоголю ми не продаємо. Може, щось тепле?',
  discount: 'Даю лише ті знижки, що є в\u00A0касі. Сьогодні їх немає.',
}

const calls = {
  asked:
    'Кличу зміну: у\u00A0кавʼярні Оксана вже читала б цю розмову й\u00A0відповіла. Тут ніхто не прийде, тож можете продовжити зі мною.',
  complaint: 'Прикро. Скаргу одразу бере людина: у\u00A0кавʼярні вже відповідала б Оксана. Тут це лишається демонстрацією.',
  lost: 'Я\u00A0вже двічі не зрозумів, тому більше не вгадую, а\u00A0кличу зміну. У\u00A0кавʼярні вже відповідала б Оксана.',
  many: 'Таке велике замовлення — для людини: коли його приготують, має сказати зміна. Я\u00A0її покликав.',
}

function say(act: Act, { currency, total, money }: SpokenFacts): string {
  const priced = (line: Line) => (lacksSize(line) ? title(line) : `${title(line)}\u00A0— ${money(priceOfLine(line, currency))}`)
  const inMenu = (item: Item) => `${names[item]}\u00A0— ${money(...priceSpan(item, currency))}`
  switch (act.act) {
    case 'added':
      return `${capital(act.lines.map(priced).join('; '))}.`
    case 'changed':
      return `Виправив: ${act.lines.map(priced).join('; ')}.`
    case 'removed':
      return `Прибрав: ${act.lines.map(title).join('; ')}.`
    case 'readBack':
      return `Зачитую. ${act.lines.map(priced).map(capital).join('. ')}. Разом ${money(total)}. Усе правильно?`
    case 'sent': {
      const allergies = list(act.allergies.map((each) => allergenCases[each].accusative))
      const note = act.allergies.length > 0 ? ` Зміна бачить нотатку «алергія: ${allergies}»; її видалять, щойно віддадуть замовлення.` : ''
      return `Замовлення ${act.number} на стійці, ${money(total)}.${note}`
    }
    case 'askSize':
      return `${capital(names[act.line.item])} якого обʼєму: 250, 350 чи 450\u00A0мл?`
    case 'card':
      return cardText(act)
    case 'allergyNoted':
      return `Передам зміні: алергія на ${allergenCases[act.allergen].accusative}. Усе готують на одній кухні, тож «без слідів» не обіцяю. Щоб перевірити разом, скажіть «людина».`
    case 'safe':
      return `Без ${allergenCases[act.allergen].genitive} у\u00A0картці: ${list(act.items.map((item) => names[item]))}. Сліди — окреме питання, запитайте про те, що сподобалося.`
    case 'prices':
    case 'food':
      return `${capital(act.items.map(inMenu).join('; '))}.`
    case 'offered':
      return `Так, є: ${act.items.map(inMenu).join('; ')}. Додати?`
    case 'needsMilk':
      return `Без молока буде вже не ${names[act.item]}. Є\u00A0вівсяне, мигдальне, кокосове. Або, може, американо?`
    case 'noMilk':
      return `Молоко сюди не додають (${names[act.item]}), тож пропустив.`
    case 'noDecaf':
      return `Без кофеїну цього не зробимо: ${names[act.item]}.`
    case 'notSold':
      return `У\u00A0меню немає такого: ${list(act.words.map((word) => `«${word}»`))}.`
    case 'person':
      return calls[act.reason]
    case 'refused':
      return refusals[act.topic]
    case 'total':
      return `Разом ${money(total)}.`
    default:
      return simple[act.act]
  }
}

function cardText({ thing, allergen, finding }: Extract<Act, { act: 'card' }>): string {
  const { genitive, listed } = allergenCases[allergen]
  const name = names[thing.item]
  if (finding === 'contains') return `Так, у\u00A0картці (${name}) ${listed}.`
  if (finding === 'traces') return `У\u00A0картці (${name}) ${genitive} немає, але сліди можливі.`
  return `У\u00A0картці (${name}) немає ні ${genitive}, ні слідів.`
}

export const ukrainian: Voice = { title, say, suggest: (state) => suggestIn('uk', state) }
