import { withoutJoiners } from '@/content-client/typography'

/** Content is untrusted: no text of it may end the element it stands in. */
export function toJson(value: unknown): string {
  return withoutJoiners(JSON.stringify(value)).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
