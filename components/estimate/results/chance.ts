import type { EstimateInput } from '@/estimate'
import { formatDay, formatPercent } from '@/messages/format'
import type { EstimateView } from './view'

export function isPast({ start, deadline }: Pick<EstimateInput, 'start' | 'deadline'>, today: string): boolean {
  return (start !== null && start < today) || (deadline !== null && deadline < today)
}

/** That nothing stands in the way of the dates: all there is to say is how likely they are met. */
export function isFeasible({ input, result }: Pick<EstimateView, 'input' | 'result'>, today: string): boolean {
  return !result.limit && !isPast(input, today) && result.deadline?.chance != null
}

/** To five percent, and never certain: “≈ 60%”, “< 5%”. */
export function chanceInWords(chance: number, locale: EstimateView['words']['locale']): string {
  const rounded = Math.min(0.95, Math.max(0.05, Math.round(chance * 20) / 20))
  const sign = chance < 0.05 ? '<\u00A0' : chance > 0.95 ? '>\u00A0' : '≈\u00A0'
  return `${sign}${formatPercent(rounded, locale)}`
}

/** How likely the deadline is met, or the first day instead of it; null where results do not judge it either. */
export function outlookInWords({ input, result, words }: EstimateView, today: string): string | null {
  const { deadline, limit } = result
  if (!deadline || limit || isPast(input, today)) return null
  if (deadline.chance !== null) return chanceInWords(deadline.chance, words.locale)
  if (!deadline.earliest) return null
  return words.in('EstimateDocument')('tooSoon', { date: formatDay(deadline.earliest.date, words.locale) })
}
