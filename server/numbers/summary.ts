import { splitLocale } from '@/routing/locale-path'
import { type DayCount, daysBefore } from './store'
import type { Kind } from './visit'

/** What is counted under a name, the largest number first. */
export type Ranking = readonly { name: string; number: number }[]

type Totals = { views: number; entries: number; results: number; messages: number; estimates: number; bots: number }

/** Numbers of a span of days, both included, beside the span of the same length before it. */
export type Numbers = {
  from: string
  to: string
  totals: Totals
  before: Totals
  days: readonly ({ day: string } & Totals)[]
  pages: Ranking
  languages: Ranking
  /** Steps of the estimate in their order, by how often they were opened, then what came of them. */
  estimate: Ranking
  referrers: Ranking
  campaigns: Ranking
  bots: Ranking
}

/** In days. */
const longestSpan = 400

/** @throws an Error that says what is wrong with the span. */
function readSpan(from: string, to: string): { from: string; to: string; length: number } {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (![from, to].every((day) => /^\d{4}-\d\d-\d\d$/.test(day)) || !(length >= 1 && length <= longestSpan))
    throw new Error(`A span is two days such as 2026-11-01 and 2026-11-30, the first one first, ${longestSpan} days at most.`)
  return { from, to, length }
}

/** @param read what was counted from one day to another, both included @throws as `readSpan` does */
export function summarize(read: (from: string, to: string) => readonly DayCount[], first: string, last: string): Numbers {
  const { from, to, length } = readSpan(first, last)
  const counts = read(from, to)
  const views = counts.filter(isView)
  return {
    from,
    to,
    totals: totalsOf(counts),
    before: totalsOf(read(daysBefore(from, length), daysBefore(from, 1))),
    days: Array.from({ length }, (_, index) => daysBefore(to, length - 1 - index)).map((day) => ({
      day,
      ...totalsOf(counts.filter((count) => count.day === day)),
    })),
    pages: rank(views, ({ name }) => name),
    languages: rank(views, ({ name }) => splitLocale(name).locale),
    estimate: steps.map((name) => ({ name, number: sum(views.filter((view) => splitLocale(view.name).path === name)) })),
    referrers: rank(ofKind(counts, 'referrer'), ({ name }) => name),
    campaigns: rank(ofKind(counts, 'campaign'), ({ name }) => name),
    bots: rank(ofKind(counts, 'bot'), ({ name }) => name),
  }
}

const steps = ['/estimate', '/estimate/settings', '/estimate/technologies', '/estimate/functional-blocks']

const isView = ({ kind }: DayCount) => kind === 'page' || kind === 'onward'

const ofKind = (counts: readonly DayCount[], kind: Kind) => counts.filter((count) => count.kind === kind)

const sum = (counts: readonly DayCount[]) => counts.reduce((all, { number }) => all + number, 0)

const totalsOf = (counts: readonly DayCount[]): Totals => ({
  views: sum(counts.filter(isView)),
  entries: sum(ofKind(counts, 'referrer')),
  results: sum(ofKind(counts, 'results')),
  messages: sum(ofKind(counts, 'message')),
  estimates: sum(ofKind(counts, 'message').filter(({ name }) => name === 'estimate')),
  bots: sum(ofKind(counts, 'bot')),
})

function rank(counts: readonly DayCount[], nameOf: (count: DayCount) => string): Ranking {
  const numbers = new Map<string, number>()
  for (const count of counts) numbers.set(nameOf(count), (numbers.get(nameOf(count)) ?? 0) + count.number)
  return [...numbers].map(([name, number]) => ({ name, number })).sort((a, b) => b.number - a.number || a.name.localeCompare(b.name))
}
