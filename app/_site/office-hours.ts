import type { Organisation } from '@/content-client/types'
import { formatClock } from '@/messages/clock'
import { formatWeekday } from '@/messages/format'
import type { Site } from './current-site'

/** When the office is open, in its own time, as a sentence says it. */
export function officeHours({ hours, address }: Organisation, { locale, t }: Site): string {
  const [first = 1] = hours.days
  return t('ContactsPage.hours', {
    days: t('ContactsPage.days', { first: formatWeekday(first, locale), last: formatWeekday(hours.days.at(-1) ?? first, locale) }),
    opens: formatClock(hours.opens, locale),
    closes: formatClock(hours.closes, locale),
    city: address.city,
  })
}
