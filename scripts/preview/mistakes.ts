import { describeProblem } from '@/content-client/content-error'
import type { ReportedProblem } from '@/routing/release/report'
import type { DraftPlace } from './draft-bar'
import { isContentName, pageOfEntry, type SeenEntry } from './page-of-entry'
import type { Drafts } from './read-drafts'

/** Why a page cannot be shown as its drafts have it: the problems of the entries that are seen there. */
export function mistakesOn({ locale, path }: DraftPlace, { problems, content }: Drafts): ReportedProblem[] {
  const own = problems.filter(({ collection, entry = '', locale: of }) => {
    if (!isContentName(collection) || (of && of !== locale)) return false
    return pathOf({ collection, slug: entry }) === path
  })
  const found = new Map(own.map((problem) => [describeProblem(problem), problem.link ?? null]))
  return [...found].map(([sentence, link]) => ({ sentence, link }))

  function pathOf(entry: SeenEntry): string | undefined {
    return pageOfEntry(entry, content.locales[locale]).split('#')[0]
  }
}
