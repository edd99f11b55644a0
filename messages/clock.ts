import type { Locale } from '@/routing/locales'

/** A time of day of 24 hours (`09:00`) as it is written in sentences: “9:00 a.m.”, «09:00». */
export function formatClock(clock: string, locale: Locale): string {
  if (locale !== 'en') return clock
  const [hours = 0, minutes = '00'] = [Number(clock.split(':')[0]), clock.split(':')[1]]
  return `${hours % 12 || 12}:${minutes}\u00A0${hours < 12 ? 'a' : 'p'}.m.`
}
