import type { Locale } from '@/routing/locales'
import { cardOf } from './menu'
import type { Question, State } from './state'

/** Answers one may press instead of typing. They are said like any other message. */
const suggestions: Readonly<Record<Locale, Readonly<Record<Question['about'] | 'known', readonly string[]>>>> = {
  en: {
    start: ['A large cappuccino with oat milk', 'Two lattes and a croissant', 'Anything without gluten?', 'My usual, please'],
    known: ['My usual, please', 'My usual, but decaf', 'Forget my usual'],
    size: ['250 ml', '350 ml', '450 ml'],
    more: ['With oat milk', 'And a croissant', 'That’s all', 'Person'],
    confirm: ['Yes, that’s right', 'Almost, make it decaf', 'Are there nuts in it?', 'Person'],
    change: ['With oat milk', 'One more', 'Remove everything', 'Person'],
    consent: ['Yes, remember it', 'No, thanks'],
    coffee: ['Cappuccino', 'Flat white', 'Filter coffee'],
    syrup: ['Vanilla', 'Caramel', 'Hazelnut'],
    offer: ['Yes, please', 'What else do you have?', 'Person'],
    nothing: ['My usual, please', 'Forget my usual', 'New order'],
  },
  uk: {
    start: ['Велике капучино на вівсяному', 'Два лате і\u00A0круасан', 'Що є без глютену?', 'Мені як завжди'],
    known: ['Мені як завжди', 'Як завжди, тільки без кофеїну', 'Забудь моє звичне'],
    size: ['250 мл', '350 мл', '450 мл'],
    more: ['На вівсяному', 'І ще круасан', 'Це все', 'Людина'],
    confirm: ['Так, усе правильно', 'Майже, тільки без кофеїну', 'А горіхи там є?', 'Людина'],
    change: ['На вівсяному', 'Ще одне', 'Скасуй усе', 'Людина'],
    consent: ['Так, запамʼятайте', 'Ні, дякую'],
    coffee: ['Капучино', 'Флет-вайт', 'Фільтр-кава'],
    syrup: ['Ванільний', 'Карамельний', 'Горіховий'],
    offer: ['Так, додайте', 'А що ще є?', 'Людина'],
    nothing: ['Мені як завжди', 'Забудь моє звичне', 'Нове замовлення'],
  },
}

/** What may be said next. */
export function suggestIn(locale: Locale, { asking, usual, lines, sent }: State): readonly string[] {
  const own = suggestions[locale]
  if (asking.about === 'start' && usual) return own.known
  if (asking.about === 'nothing' && !usual) return [...own.start.slice(0, 2), ...own.nothing.slice(-1)]
  // Milk is offered where there is something to pour it into.
  if (asking.about === 'more' && sent === null && !lines.some(({ item, milk }) => cardOf(item).milk && milk === null))
    return own.more.slice(1)
  return own[asking.about]
}
