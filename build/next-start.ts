import type { SiteContent } from '@/content-client/types'
import { type Locale, locales } from '@/routing/locales'

/** A start that has passed is not published; whoever reads the log is told to name the next one. */
export function dropPastStart(content: SiteContent, today: Date): { content: SiteContent; hint: string | null } {
  const past = locales.map((locale) => content.locales[locale].organisation?.nextStart).find((day) => day && day < toDay(today))
  if (!past) return { content, hint: null }
  const kept = locales.map((locale) => [locale, withoutStart(content.locales[locale])])
  return {
    content: { ...content, locales: Object.fromEntries(kept) as SiteContent['locales'] },
    hint: `The next start, ${past}, has passed, so no page shows it: give organisation a new “nextStart”, a Monday.`,
  }
}

const toDay = (date: Date) => date.toISOString().slice(0, 10)

function withoutStart({ organisation, ...others }: SiteContent['locales'][Locale]): SiteContent['locales'][Locale] {
  return { ...others, organisation: organisation && { ...organisation, nextStart: null } }
}
