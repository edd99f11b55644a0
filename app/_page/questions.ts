import { type FaqEntry, getFaqEntries } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'

/** Each question is answered on one page, where it has an anchor; others lead there. The first six are the home page's, by priority. */
const places = { index: [0, 6], services: [6, 8], contacts: [8] } as const

type Place = keyof typeof places

/** The page that answers the question at this place of the list. */
export function pageOfQuestion(index: number): Place {
  const pages = Object.keys(places) as Place[]
  return pages.findLast((page) => index >= places[page][0]) ?? 'index'
}

/** What one page answers. */
export async function getQuestionsOf(page: Place, locale: Locale): Promise<FaqEntry[]> {
  return (await getFaqEntries(locale)).slice(...places[page])
}

/** Every question with the address of its answer. */
export async function getAnsweredQuestions(locale: Locale): Promise<{ entry: FaqEntry; href: string }[]> {
  const pages = Object.keys(places) as Place[]
  const found = pages.map(async (page) =>
    (await getQuestionsOf(page, locale)).map((entry) => ({ entry, href: hrefTo(locale, page, { hash: `q-${entry.slug}` }) })),
  )
  return (await Promise.all(found)).flat()
}
