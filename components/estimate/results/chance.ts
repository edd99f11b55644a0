import type { EstimateInput } from '@/estimate'
import { formatDay } from '@/messages/format'
import type { EstimateView } from './view'

export function isPast({ start, deadline }: Pick<EstimateInput, 'start' | 'deadline'>, today: string): boolean {
  return (start !== null && start < today) || (deadline !== null && deadline < today)
}

/** That nothing stands in the way of the dates: all there is to say is how likely they are met. */
export function isFeasible({ input, result }: Pick<EstimateView, 'input' | 'result'>, today: string): boolean {
  return !result.limit && !isPast(input, today) && result.deadline?.chance != null
}

/** To five of a hundred, and never certain: “about 60 in 100”, “fewer than 5 in 100”. */
export function chanceInWords(chance: number, words: EstimateView['words']): string {
  const rounded = Math.min(95, Math.max(5, Math.round(chance * 20) * 5))
  const size = chance < 0.05 ? 'less' : chance > 0.95 ? 'more' : 'about'
  return words.in('EstimateResults.deadline')('odds', { size, count: String(rounded) })
}

/** How likely the deadline is met, or the first day instead of it; null where results do not judge it either. */
export function outlookInWords({ input, result, words }: EstimateView, today: string): string | null {
  const { deadline, limit } = result
  if (!deadline || limit || isPast(input, today)) return null
  if (deadline.chance !== null) return chanceInWords(deadline.chance, words)
  if (!deadline.earliest) return null
  return words.in('EstimateDocument')('tooSoon', { date: formatDay(deadline.earliest.date, words.locale) })
}
