import type { Notice } from '@/estimate'
import type { Words } from '../words'

const noValues = { dropped: '', id: '', ids: '', kept: '', key: '', max: '', part: '', used: '', value: '' }

/** The message of a notice. Apart from `notice-list.tsx`, which is for browsers only. */
export function noticeLabel(words: Words, { code, values: { count = '0', ...others } }: Notice): string {
  const t = words.in('EstimateNotices')
  return t(code, { ...noValues, ...others, count: Number(count) })
}
