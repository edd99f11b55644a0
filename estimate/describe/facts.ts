import { addDays, isMonday } from '../engine/days'
import type { Currency } from '../input'
import { type Deadline, readDeadline } from './deadlines'

/** Money and dates a sentence names, with the words that say so. */
export type Facts = {
  budget: { amount: number; currency: Currency | null; words: string } | null
  deadline: Deadline | null
}

const currencies: readonly [Currency, RegExp][] = [
  ['USD', /\$|usd|dollar|долар/i],
  ['EUR', /€|eur|євро/i],
  ['GBP', /£|gbp|pound|фунт/i],
  ['UAH', /₴|uah|hryvn|грн|гривен|гривн/i],
]

const money =
  /([$€£₴])?\s?(\d{1,3}(?:[\s,\u00A0]\d{3})+|\d+(?:[.,]\d+)?)\s?(k\b|тис(?:яч[іа]?|\.)?|thousand|млн|мільйон\p{L}*|million|m\b)?\s?(\$|€|£|₴|usd|dollars?|eur(?:os?)?|gbp|pounds?|uah|hryvnias?|грн|гривень|гривні|гривнях|долар\p{L}*|євро|фунт\p{L}*)?/giu

const budgetBefore = /budget|spend|around|бюджет|витратити/i
/** What a customer of theirs pays. */
const priceAfter =
  /^\s?(?:(?:\/|(?:per|an?|each|every|на|за|в)\s)\s?(?:mo|month|year|week|day|hour|user|seat|person|order|місяць|рік|тиждень|день|годину|особу|користувача)(?!\p{L})|monthly|yearly|annually|щомісяц|щорічн)/iu
/** In dollars; nothing is built for less, and much is sold for less. */
const leastBudget = 500
const roughRates: Readonly<Record<Currency, number>> = { USD: 1, EUR: 1, GBP: 1, UAH: 40 }

/** The first amount that has a currency, or that a word about money stands before; not what something costs. */
function readBudget(text: string): Facts['budget'] {
  for (const match of text.matchAll(money)) {
    const [words, sign = '', digits = '', scale = '', unit = ''] = match
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const isSaid = budgetBefore.test(before)
    const isMoney = sign !== '' || unit !== '' || (scale !== '' && isSaid)
    if (!isMoney || priceAfter.test(text.slice(match.index + words.length))) continue
    const times = /^(?:k|тис|thousand)/i.test(scale) ? 1000 : /^(?:млн|м|m)/i.test(scale) ? 1_000_000 : 1
    const plain = digits.replace(/[\s\u00A0]|,(?=\d{3})/g, '').replace(',', '.')
    const currency = currencies.find(([, pattern]) => pattern.test(sign + unit))?.[0] ?? null
    const amount = Number(plain) * times
    if (isSaid || amount >= leastBudget * (currency ? roughRates[currency] : 1)) return { amount, currency, words: words.trim() }
  }
  return null
}

export function readFacts(text: string, today: string, numbers: ReadonlyMap<string, number>): Facts {
  const plain = text.normalize('NFC').slice(0, 2000)
  return { budget: readBudget(plain), deadline: readDeadline(plain, today, numbers) }
}

const budgetWords = /(?<!\p{L})(?:budget|бюджет)\p{L}*/giu

/** The text with spaces where money and dates stand: they say nothing of what is built. Everything else stays where it was. */
export function blankFacts(text: string, { budget, deadline }: Facts): string {
  const blank = (words: string) => ' '.repeat(words.length)
  return [budget?.words, deadline?.words, budgetWords].reduce<string>((rest, words) => (words ? rest.replace(words, blank) : rest), text)
}

/** Start and deadline as an estimate has them: a Monday at least two weeks ahead (model C2.2). */
export function toDates({ day, weeks }: NonNullable<Facts['deadline']>, today: string): { start: string; deadline: string } {
  let start = addDays(today, 14)
  while (!isMonday(start)) start = addDays(start, 1)
  return { start, deadline: day ?? addDays(start, (weeks ?? 0) * 7) }
}
