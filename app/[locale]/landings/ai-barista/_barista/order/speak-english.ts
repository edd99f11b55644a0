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
  askCoffee: 'Which coffee would you like: cappuccino, latte, flat white, raf, filter, americano or espresso?',
  askMore: 'Anything else?',
  askSyrup: 'Our syrups are vanilla, caramel and hazelnut. Which one?',
  askWhat: 'I am not sure which drink you mean. Please name it.',
  askChange: 'What shall I change?',
  askConsent: 'One separate question: shall I remember this as your usual? Only until you close this page.',
  askAllergen: 'Thank you for telling me. What is the allergy to: milk, eggs, gluten or nuts? For anything else, say “person”.',
  cleared: 'A clean slate. What can I get you?',
  emptied: 'Removed. The order is empty now. What can I get you?',
  forgotten: 'Forgotten. I no longer know your usual.',
  hello: 'Good to see you. What can I get you?',
  lost: 'I did not understand that. Try “a large latte with oat milk”, or say “person”.',
  bot: 'I am a program, and a demonstration at that. Say “person” and the shift would answer.',
  menu: 'Coffee, matcha, cocoa and tea; croissant, banana bread, lemon tart and a sealed oat bar. Name anything and I will tell you its price or its allergens.',
  milks: 'Dairy, lactose-free, oat, almond and coconut. Soy has run out since morning.',
  noSoy: 'Soy milk has run out since morning. There are oat, almond and coconut.',
  noUsual: 'I do not know your usual: I remember an order only when a guest says yes to that. Order once, and I will ask.',
  notRemembered: 'Then I keep nothing. Enjoy your coffee!',
  nothingYet: 'There is nothing in the order yet. What can I get you?',
  paying: 'You pay at the counter or by your bank’s page; card numbers never come to me.',
  remembered: 'Remembered until you close this page. Say “my usual” next time, or “forget my usual” whenever you like.',
  thanks: 'With pleasure.',
  timing: 'In the shop I would look at the queue. This is a demonstration, so I would have to make a time up, and I will not.',
}

const refusals = {
  health: 'I do not advise on health. Say “person” and somebody from the shift will talk with you.',
  alcohol: 'We sell no alcohol. Something warm instead?',
  discount: 'I can only give discounts that are in the till, and there are none today.',
}

const calls = {
  asked: 'Calling the shift: in the shop Oksana would now read this conversation and answer. Here nobody comes, so you may go on with me.',
  complaint: 'I am sorry. A complaint goes to a person at once: in the shop Oksana would now answer. Here it stays a demonstration.',
  lost: 'That is twice that I have not understood, so I stop guessing and call the shift. In the shop Oksana would now answer.',
  many: 'An order that large is for a person: the shift has to say when it can be ready. I have called them.',
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
      return `Let me read it back. ${act.lines.map(priced).map(capital).join('. ')}. Together ${money(total)}. Is that right?`
    case 'sent': {
      const note =
        act.allergies.length > 0
          ? ` The shift sees “allergy: ${list(act.allergies.map((each) => allergenNames[each]))}”; the note goes with the cup.`
          : ''
      return `Order ${act.number} is at the counter, ${money(total)}.${note}`
    }
    case 'askSize':
      return `Which size for the ${names[act.line.item]}: 250, 350 or 450\u00A0ml?`
    case 'card':
      return cardText(act)
    case 'allergyNoted':
      return `Noted for the shift: allergy, ${allergenNames[act.allergen]}. Everything is made in one kitchen, so I cannot promise “no traces”. Say “person” to check together.`
    case 'safe':
      return `Without ${allergenNames[act.allergen]} on the card: ${list(act.items.map((item) => names[item]))}. Traces are another matter; ask about the one you like.`
    case 'prices':
    case 'food':
      return `${capital(act.items.map(inMenu).join('; '))}.`
    case 'offered':
      return `Yes: ${act.items.map(inMenu).join('; ')}. Shall I add it?`
    case 'needsMilk':
      return `There is no ${names[act.item]} without milk. Oat, almond or coconut, or an americano instead?`
    case 'noMilk':
      return `Milk does not go with ${names[act.item]}, so I left it out.`
    case 'noDecaf':
      return `I cannot make ${names[act.item]} decaf.`
    case 'notSold':
      return `I do not have ${list(act.words.map((word) => `“${word}”`))} on the menu.`
    case 'person':
      return calls[act.reason]
    case 'refused':
      return refusals[act.topic]
    case 'total':
      return `Together ${money(total)}.`
    default:
      return simple[act.act]
  }
}

function cardText({ thing, allergen, finding }: Extract<Act, { act: 'card' }>): string {
  const name = names[thing.item]
  if (finding === 'contains') return `Yes, the card of ${name} lists ${allergenNames[allergen]}.`
  if (finding === 'traces') return `The card of ${name} lists no ${allergenNames[allergen]}, but traces are possible.`
  return `The card of ${name} names neither ${allergenNames[allergen]} nor traces.`
}

export const english: Voice = { title, say, suggest: (state) => suggestIn('en', state) }
