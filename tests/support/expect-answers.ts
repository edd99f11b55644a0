import type { SitePaths } from '@/routing/site-paths'
import { read } from './files'
import { fillTable, type Row } from './negotiation-table'
import { ask } from './requests'
import { expect } from './site-test'

/** The table, asking for articles and cases of the site. */
export const tableOfSite = () => fillTable(JSON.parse(read('routing/generated/paths.json')) as SitePaths)

/** Asks a server and holds its answers against the table. */
export async function expectAnswers(rows: readonly Row[], baseURL: string): Promise<void> {
  for (const [title, question, answer] of rows) {
    const { cache, ...rest } = await ask(baseURL, question)
    // A redirect has no HTML, and asking for the head brings none; what else the table leaves out must be absent.
    const actual = answer.cache ? { cache, ...rest } : rest
    expect.soft(actual, title).toEqual({ location: undefined, remembers: undefined, lang: undefined, ...answer })
  }
}
