import { addDays, isMonday } from '../engine/days'
import type { Currency } from '../input'

/** Money and dates a sentence names, with the words that say so. */
export type Facts = {
  budget: { amount: number; currency: Currency | null; words: string } | null
  /** A day, or weeks from the start. */
  deadline: { day: string | null; weeks: number | null; words: string } | null
}

const currencies: readonly [Currency, RegExp][] = [
  ['USD', /\$|usd|dollar|долар/i],
  ['EUR', /€|eur|євро/i],
  ['GBP', /£|gbp|pound|фунт/i],
  ['UAH', /₴|uah|hryvn|грн|гривен|гривн/i],
]

const money =
  /([$€£₴])?\s?(\d{1,3}(?:[\s,\u00A0]\d{3})+|\d+(?:[.,]\d+)?)\s?(k\b|тис(?:яч[іа]?|\.)?|thousand|млн|мільйон\p{L}*|million|m\b)?\s?(\$|€|£|₴|usd|dollars?|eur(?:os?)?|gbp|pounds?|uah|hryvnias?|грн|гривень|гривні|гривнях|долар\p{L}*|євро|фунт\p{L}*)?/giu

/** The first amount that has a currency, or that a word about money stands before. */
function readBudget(text: string): Facts['budget'] {
  for (const match of text.matchAll(money)) {
    const [words, sign = '', digits = '', scale = '', unit = ''] = match
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    const isMoney = sign !== '' || unit !== '' || (scale !== '' && /budget|spend|around|бюджет|витратити/i.test(before))
    if (!isMoney) continue
    const times = /^(?:k|тис|thousand)/i.test(scale) ? 1000 : /^(?:млн|м|m)/i.test(scale) ? 1_000_000 : 1
    const plain = digits.replace(/[\s\u00A0]|,(?=\d{3})/g, '').replace(',', '.')
    const currency = currencies.find(([, pattern]) => pattern.test(sign + unit))?.[0] ?? null
    return { amount: Number(plain) * times, currency, words: words.trim() }
  }
  return null
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд'.split('|')
const monthStem = `(${months.join('|')})\\p{L}*`
const untilMonth = new RegExp(
  `(?<!\\p{L})(?:by|before|until|till|до|к)\\s(?:the\\s)?(?:(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?)?${monthStem}(?:\\s(\\d{1,2})(?!\\d))?`,
  'iu',
)
const inTime = /(?<!\p{L})(?:in|within|за|через|протягом)\s(?:about\s)?(\d{1,2}|\p{L}+)\s(weeks?|months?|тиж\p{L}*|місяц\p{L}*)/iu

/** The first deadline: a month with or without its day, or a time from now. `numbers` has the words for numbers. */
function readDeadline(text: string, today: string, numbers: ReadonlyMap<string, number>): Facts['deadline'] {
  const until = untilMonth.exec(text)
  if (until) {
    const [words, first, stem = '', second] = until
    const month = (months.indexOf(stem.toLowerCase()) % 12) + 1
    const day = Math.min(28, Number(first ?? second ?? 1))
    const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const year = Number(today.slice(0, 4))
    return { day: inYear(year) > today ? inYear(year) : inYear(year + 1), weeks: null, words }
  }
  const within = inTime.exec(text)
  const count = within ? (numbers.get(within[1]?.toLowerCase() ?? '') ?? Number(within[1])) : Number.NaN
  if (!within || !Number.isInteger(count)) return null
  const isWeeks = /^(?:week|тиж)/i.test(within[2] ?? '')
  return { day: null, weeks: isWeeks ? count : Math.round(count * 4.345), words: within[0] }
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
