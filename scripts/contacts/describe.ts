import { hrefTo } from '@/routing/routes'
import type { ContactMessage } from '@/server/contact/message'
import type { DeliveryState } from '@/server/contact/store/message-queries'

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Kyiv', day: '2-digit', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** `22 Nov 2026, 11:00`, as clocks in Kyiv show it. */
export const timeOf = (moment: string): string => clock.format(new Date(moment))

/** What becomes of a message on one way: `team waiting, 3 tries: 450 later`. */
export function stateOf({ channel, attempts, deliveredAt, droppedAt, error }: DeliveryState): string {
  if (deliveredAt) return `${channel} delivered`
  const tries = attempts === 0 ? '' : `, ${attempts} ${attempts === 1 ? 'try' : 'tries'}`
  return `${channel} ${droppedAt ? 'given up' : 'waiting'}${tries}${error ? `: ${oneLine(error)}` : ''}`
}

export function estimateLink({ estimate, locale }: ContactMessage, siteUrl: string): string | null {
  return estimate === '' ? null : `${siteUrl}${hrefTo(locale, 'estimate/results', { query: estimate })}`
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** At most so many signs, the last of them an ellipsis where something was cut. */
export function shorten(text: string, most: number): string {
  const signs = [...text]
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`
}

/** `1 message`, `2 messages`. */
export const count = (amount: number, noun: string, nouns = `${noun}s`): string => `${amount} ${amount === 1 ? noun : nouns}`
