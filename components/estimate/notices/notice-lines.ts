import { isDay, type Notice } from '@/estimate'
import { formatDay } from '@/messages/format'
import { technologyName } from '../step-labels'
import { isKeyOf, type Words } from '../words'
import { noticeLabel } from './notice-label'

type Titles = Readonly<Record<string, string>>

/** What several notices of a kind have in common is said once; each of them adds this to the list. */
const listed = {
  alternativePart: ({ part = '' }, quoted) => quoted(part),
  duplicateBlocks: ({ id = '' }) => id,
  exchange: ({ value = '' }, quoted) => quoted(value),
  quantity: ({ id = '', value = '', used = '' }) => `${id}: ${value} → ${used}`,
  rate: ({ value = '' }, quoted) => quoted(value),
  repeated: ({ key = '' }) => key,
  technologyTwice: ({ kept = '', dropped = '' }) => `${dropped} → ${kept}`,
  value: ({ key = '', value = '' }, quoted) => `${key}: ${quoted(value)}`,
} satisfies { [Code in Notice['code']]?: (values: Notice['values'], quoted: (text: string) => string) => string }

/** Kinds whose notices are lists already. */
const lists: readonly Notice['code'][] = ['unknownBlocks', 'foundations', 'laterWithoutBlock']

/** Those that say what was changed; the others say what a visitor may change. */
export const repairsAmong = (notices: readonly Notice[]) => notices.filter(({ code }) => code !== 'deadlineRange')

/** How many of a kind are named. */
const named = 4

/** What was repaired in a link: a line for each kind of repair, with names where there are names. */
export function noticeLines(words: Words, titles: Titles, notices: readonly Notice[]): string[] {
  const kinds = new Map<Notice['code'], Notice[]>()
  for (const notice of notices) kinds.set(notice.code, [...(kinds.get(notice.code) ?? []), withNames(notice, words, titles)])
  return [...kinds].flatMap(([code, same]) => {
    if (same.length > 1 && isKeyOf(listed, code)) return [manyLabel(words, code, same)]
    if (same.length > 1 && lists.includes(code)) return [noticeLabel(words, { code, values: joined(same) })]
    return same.map((notice) => noticeLabel(words, notice))
  })
}

function manyLabel(words: Words, code: keyof typeof listed, same: readonly Notice[]): string {
  const t = words.in('EstimateNotices')
  const items = same.map(({ values }) => listed[code](values, (text) => t('quoted', { text })))
  const first = items.slice(0, named).join(', ')
  const rest = items.length - named
  return t(`many.${code}`, { count: items.length, list: rest > 0 ? t('more', { list: first, count: String(rest) }) : first })
}

function joined(same: readonly Notice[]): Notice['values'] {
  const count = same.reduce((sum, { values }) => sum + Number(values.count ?? 0), 0)
  return { count: String(count), ids: [...new Set(same.map(({ values }) => values.ids))].join(', ') }
}

/** Names in place of ids, where somebody has given them one. */
function withNames({ code, values }: Notice, words: Words, titles: Titles): Notice {
  const settings = words.messages.EstimateNotices.settings
  const t = words.in('EstimateNotices.settings')
  const { key, id, ids, kept, dropped, value } = values
  return {
    code,
    values: {
      ...values,
      ...(key !== undefined && isKeyOf(settings, key) && { key: t(key) }),
      ...(id !== undefined && { id: titles[id] ?? id }),
      ...(ids !== undefined && {
        ids: ids
          .split(', ')
          .map((each) => titles[each] ?? each)
          .join(', '),
      }),
      ...(value !== undefined && isDay(value) && { value: formatDay(value, words.locale) }),
      ...(kept !== undefined && { kept: technologyName(words, kept) }),
      ...(dropped !== undefined && { dropped: technologyName(words, dropped) }),
    },
  }
}
