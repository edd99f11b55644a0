import type { TrackRecord } from '@/estimate'

/** A record as messages take it: numbers that decide no word are texts. */
export function recordValues({ count, inside, covered, inTime }: TrackRecord) {
  return { count, inside: String(inside), covered: String(covered), inTime: String(inTime) }
}
