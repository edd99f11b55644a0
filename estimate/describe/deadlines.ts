import { isDay } from '../engine/days'

/** A day, or weeks from the start, with the words that say so. */
export type Deadline = { day: string | null; weeks: number | null; words: string }

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|січ|лют|берез|квіт|трав|черв|лип|серп|верес|жовт|листоп|груд'.split('|')
const until = '(?<!\\p{L})(?:by|before|until|till|deadline:?|до|к|дедлайн:?)\\s(?:the\\s)?'
const year = '(?:,?\\s(?:of\\s)?(20\\d\\d)(?!\\d))?'
const untilMonth = new RegExp(
  `${until}(?:(\\d{1,2})(?:st|nd|rd|th)?\\s(?:of\\s)?)?(${months.join('|')})\\p{L}*(?:\\s(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?${year}`,
  'iu',
)
const untilQuarter = new RegExp(
  `(?<!\\p{L})(?:by|before|until|in|within|during|до|у|в)\\s(?:(?:the\\s)?end\\sof\\s|кінця\\s)?(?:q([1-4])|([1-4])(?:-?\\p{L}{1,3})?\\sквартал\\p{L}*)${year}`,
  'iu',
)
const untilNumbers = new RegExp(`${until}(\\d{1,4}[-./]\\d{1,2}[-./]\\d{1,4})(?!\\d)`, 'iu')
const inTime = /(?<!\p{L})(?:in|within|за|через|протягом)\s(?:about\s)?(\d{1,2}|\p{L}+)\s(weeks?|months?|тиж\p{L}*|місяц\p{L}*)/iu

const spelled = (...[yearOf, month, day]: readonly number[]) =>
  `${yearOf}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The first deadline: a day, a month with or without its day, a quarter, or a time from now. `numbers` has the words for numbers. */
export function readDeadline(text: string, today: string, numbers: ReadonlyMap<string, number>): Deadline | null {
  const on = (day: string | undefined, words: string) => (day && isDay(day) && day > today ? { day, weeks: null, words } : null)
  const [dated, said = ''] = untilNumbers.exec(text) ?? []
  if (dated) return on(dayOf(said), dated)
  const [named, first, stem = '', second, ofYear] = untilMonth.exec(text) ?? []
  if (named) {
    const month = (months.indexOf(stem.toLowerCase()) % 12) + 1
    return on(soonest(month, Math.min(28, Number(first ?? second ?? 1)), ofYear, today), named)
  }
  const [quartered, latin, ukrainian, inYear] = untilQuarter.exec(text) ?? []
  if (quartered) {
    const quarter = Number(latin ?? ukrainian)
    return on(soonest(quarter * 3, quarter === 1 || quarter === 4 ? 31 : 30, inYear, today), quartered)
  }
  const [within, count = '', unit = ''] = inTime.exec(text) ?? []
  const times = numbers.get(count.toLowerCase()) ?? Number(count)
  if (!within || !Number.isInteger(times)) return null
  return { day: null, weeks: /^(?:week|тиж)/i.test(unit) ? times : Math.round(times * 4.345), words: within }
}

/** In the year that was said, or the next time there is such a day. */
function soonest(month: number, day: number, year: string | undefined, today: string): string {
  const thisYear = spelled(Number(today.slice(0, 4)), month, day)
  if (year) return spelled(Number(year), month, day)
  return thisYear > today ? thisYear : spelled(Number(today.slice(0, 4)) + 1, month, day)
}

/** Nothing where both are months: the one half of our readers means the first of February by 01/02, the other the second of January. */
function dayOf(numbers: string): string | undefined {
  const [first = 0, second = 0, third = 0] = numbers.split(/[-./]/).map(Number)
  if (first > 2000) return spelled(first, second, third)
  if (third < 2000) return undefined
  if (numbers.includes('/') && first <= 12 && second <= 12 && first !== second) return undefined
  return second > 12 ? spelled(third, first, second) : spelled(third, second, first)
}

const dates = /(?<![\p{L}\d])(?:20\d\d[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]20\d\d|q[1-4](?:\s20\d\d)?)(?![\p{L}\d])/giu

/** Dates of a text from which the deadline was taken: nothing else reads them. */
export const datesIn = (text: string): string[] => [...text.matchAll(dates)].map(([words]) => words)
