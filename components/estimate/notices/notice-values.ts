import type { Notice } from '@/estimate'

/** What a sentence about a repaired address needs, counts as numbers. Sentences stand under `EstimateNotices`, by the notice's code. */
export function noticeValues({ values: { count, ...others } }: Notice): Record<string, string | number> {
  return count === undefined ? others : { ...others, count: Number(count) }
}
