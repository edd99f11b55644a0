import { inject } from 'vitest'
import { read } from './files'
import type { PageFacts } from './page-facts'
import { type SiteRoute, siteRoutes } from './routes'

export type BuiltPage = SiteRoute & PageFacts

/** The prerendered pages, with what stands in their HTML. For tests in `tests/build`. */
export const pages: readonly BuiltPage[] = siteRoutes.map((route, index) => ({ ...route, ...(inject('pages')[index] as PageFacts) }))

export const htmlOf = ({ file }: SiteRoute) => read(file)

export const metasOf = ({ metas }: BuiltPage, name: string) => metas.filter((meta) => meta.name === name).map(({ content }) => content)

export const isIndexed = (page: BuiltPage) => !metasOf(page, 'robots').some((robots) => robots.includes('noindex'))

export const pageAt = (address: string) => pages.find((page) => page.address === address)

/** The pages for which something is wrong, with what is wrong, for a message a person can act on. */
export function findWrong<Page extends { address: string }>(
  among: readonly Page[],
  problemOf: (page: Page) => string | false | undefined,
): string[] {
  const wrong = among.flatMap((page) => {
    const problem = problemOf(page)
    return problem ? [`${page.address}: ${problem}`] : []
  })
  return wrong.length > 8 ? [...wrong.slice(0, 8), `… and ${wrong.length - 8} more pages`] : wrong
}
