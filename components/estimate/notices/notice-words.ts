import type { Notice } from '@/estimate'
import type { Translate } from '../words'

/** A repair of the address in words. `t` speaks of `EstimateNotices`. */
export function noticeWords({ code, values }: Notice, t: Translate): string {
  const { count, ...rest } = values
  return t(code, { ...rest, ...(count !== undefined && { count: Number(count) }) })
}
