import type { SitePaths } from '@/routing/site-paths'
import { read } from './files'
import { type Answer, fillTable, type Row } from './negotiation-table'
import { ask } from './requests'

/** The table, asking for articles and cases of the site. */
export const tableOfSite = () => fillTable(JSON.parse(read('routing/generated/paths.json')) as SitePaths)

/** What a server answers to each row of the table, and what it should. */
export async function answersTo(rows: readonly Row[], baseURL: string) {
  const actual: Record<string, object> = {}
  const expected: Record<string, Answer> = {}
  for (const [title, question, answer] of rows) {
    const { cache, ...rest } = await ask(baseURL, question)
    // A redirect has no HTML, and asking for the head brings none; what else the table leaves out must be absent.
    actual[title] = answer.cache ? { cache, ...rest } : rest
    expected[title] = answer
  }
  return { actual, expected }
}
