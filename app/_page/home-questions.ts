import { type FaqEntry, getFaqEntries } from '@/content-client'
import type { Locale } from '@/routing/locales'

/** The questions the home page answers; each has an anchor there. */
export async function getHomeQuestions(locale: Locale): Promise<FaqEntry[]> {
  return (await getFaqEntries(locale)).slice(0, 6)
}
