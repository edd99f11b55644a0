import { type Line, lacksSize, priceOfLine, priceSpan } from './line'
import { cardOf, type Item, millilitres } from './menu'
import { allergenNames, extraNames, milkNames, names } from './names-english'
import type { Act, SimpleAct } from './state'
import { suggestIn } from './suggestions'
import type { SpokenFacts, Voice } from './voice'

function title({ item, size, milk, extras, decaf, quantity }: Line): string {
  const poured = milk ?? (cardOf(item).milk === 'base' ? 'dairy' : null)
  const parts = [
    decaf ? `decaf ${names[item]}` : names[item],
    ...(size ? [`${millilitres[size]}\u00A0ml`] : []),
    ...(poured ? [milkNames[poured]] : []),
    ...extras.map((extra) => extraNames[extra]),
  ]
  return `${quantity > 1 ? `${quantity} × ` : ''}${parts.join(', ')}`
}

const list = (parts: readonly string[]) => new Intl.ListFormat('en-US', { type: 'conjunction' }).format(parts)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const simple: Readonly<Record<SimpleAct, string>> = {
  askCoffee: 'Which coffee would you like: cappuccino, latte, flat white, raf, filter, americano, or espresso?',
  askMore: 'Anything else?',
  askSyrup: 'Our syrups are vanilla, caramel, and hazelnut. Which one?',
  askWhat: 'I’m not sure which drink you mean. What’s it called?',
  askChange: 'What should I change?',
  askConsent: 'One more thing: should I remember this as your usual? Only until you close this page.',
  askAllergen: 'Thanks for telling me. What’s the allergy: milk, eggs, gluten, or nuts? For anything else, say “person”.',
  cleared: 'Let’s start over. What can I get you?',
  emptied: 'Removed. The order is empty now. What can I get you?',
  forgotten: 'Done. I’ve forgotten your usual.',
  hello: 'Good to see you. What can I get you?',
  lost: 'Sorry, I didn’t get that. Try “a large latte with oat milk”, or say “person”.',
  bot: 'I’m a program, and only a demo. In the shop, you’d say “person” and the shift would answer.',
  menu: 'Coffee, matcha, cocoa, and tea; croissant, banana bread, lemon tart, and a sealed oat bar. Name anything and I’ll read you its price or the allergens on its card.',
  milks: 'Dairy, lactose-free, oat, almond, and coconut. We ran out of soy this morning.',
  noSoy: 'We ran out of soy milk this morning. There’s oat, almond, and coconut.',
  noUsual: 'I don’t know your usual: I only remember an order when a guest says yes. Order once and I’ll ask.',
  notRemembered: 'Then I won’t remember it. Enjoy your coffee!',
  nothingYet: 'There’s nothing in the order yet. What can I get you?',
  paying: 'You pay at the counter or on your bank’s page; I never see card numbers.',
  remembered: 'Remembered until you close this page. Say “my usual” next time, or “forget my usual” whenever you like.',
  thanks: 'You’re welcome.',
  timing: 'In the shop I’d look at the line. This is a demo, so I’d have to make up a time, and I won’t.',
}

const refusals = {
  health: 'I don’t give health advice. Say “person” and someone on the shift will talk with you.',
  alcohol: 'We don’t sell alcohol. Something warm instead?',
  discount: 'I can only give discounts that are in the register, and there aren’t any today.',
}

const calls = {
  asked:
    'Calling the shift: in the shop, Oksana would now read this conversation and answer. Nobody’s coming here, so you’re welcome to keep talking to me.',
  complaint: 'I’m sorry. A complaint goes straight to a person: in the shop, Oksana would now answer. Here it’s only a demo.',
  lost: 'That’s twice I haven’t understood, so I’ll stop guessing and call the shift. In the shop, Oksana would now answer.',
  many: 'An order that large needs a person: the shift has to say when it can be ready. I’ve called them.',
}

function say(act: Act, { currency, total, money }: SpokenFacts): string {
  const priced = (line: Line) => (lacksSize(line) ? title(line) : `${title(line)}: ${money(priceOfLine(line, currency))}`)
  const inMenu = (item: Item) => `${names[item]} ${money(...priceSpan(item, currency))}`
  switch (act.act) {
    case 'added':
      return `${capital(act.lines.map(priced).join('; '))}.`
    case 'changed':
      return `Changed to ${act.lines.map(priced).join('; ')}.`
    case 'removed':
      return `Removed: ${act.lines.map(title).join('; ')}.`
    case 'readBack':
      return `Let me read it back. ${act.lines.map(priced).map(capital).join('. ')}. That’s ${money(total)}. Is that right?`
    case 'sent': {
      const note =
        act.allergies.length > 0
          ? ` The shift sees “allergy: ${list(act.allergies.map((each) => allergenNames[each]))}”; the note is deleted once your order is handed over.`
          : ''
      return `Order ${act.number} is at the counter, ${money(total)}.${note}`
    }
    case 'askSize':
      return `Which size for the ${names[act.line.item]}: 250, 350, or 450\u00A0ml?`
    case 'card':
      return cardText(act)
    case 'allergyNoted':
      return `Noted for the shift: allergy, ${allergenNames[act.allergen]}. Everything is made in one kitchen, so I can’t promise “no traces.” Say “person” to check together.`
    case 'safe':
      return `No ${allergenNames[act.allergen]} on the card: ${list(act.items.map((item) => names[item]))}. Traces are another matter; ask about the one you like.`
    case 'prices':
    case 'food':
      return `${capital(act.items.map(inMenu).join('; '))}.`
    case 'offered':
      return `Yes: ${act.items.map(inMenu).join('; ')}. Should I add it?`
    case 'needsMilk':
      return `There’s no ${names[act.item]} without milk. Oat, almond, or coconut? Or an americano instead?`
    case 'noMilk':
      return `We don’t add milk to ${names[act.item]}, so I left it out.`
    case 'noDecaf':
      return `I can’t make ${names[act.item]} decaf.`
    case 'notSold':
      return `I don’t have ${list(act.words.map((word) => `“${word}”`))} on the menu.`
    case 'person':
      return calls[act.reason]
    case 'refused':
      return refusals[act.topic]
    case 'total':
      return `That’s ${money(total)}.`
    default:
      return simple[act.act]
  }
}

function cardText({ thing, allergen, finding }: Extract<Act, { act: 'card' }>): string {
  const name = names[thing.item]
  if (finding === 'contains') return `Yes, the card for ${name} lists ${allergenNames[allergen]}.`
  if (finding === 'traces') return `The card for ${name} doesn’t list ${allergenNames[allergen]}, but traces are possible.`
  return `The card for ${name} lists neither ${allergenNames[allergen]} nor traces.`
}

export const english: Voice = { title, say, suggest: (state) => suggestIn('en', state) }
