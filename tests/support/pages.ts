import { read } from './files'
import { type SiteRoute, siteRoutes } from './routes'

export type BuiltPage = SiteRoute & { html: string; document: Document }

/** The prerendered pages, parsed. For tests that run where there is a DOM (`@vitest-environment jsdom`). */
export function readPages(): BuiltPage[] {
  const parser = new DOMParser()
  return siteRoutes.map((route) => {
    const html = read(route.file)
    return { ...route, html, document: parser.parseFromString(html, 'text/html') }
  })
}

export const metaOf = (document: Document, name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) => meta.getAttribute('content') ?? '')

export function isIndexed({ document }: BuiltPage): boolean {
  return !metaOf(document, 'robots').some((robots) => robots.includes('noindex'))
}

/** The pages for which something is wrong, with what is wrong, for a message a person can act on. */
export function findWrong<Page extends { address: string }>(
  pages: readonly Page[],
  problemOf: (page: Page) => string | false | undefined,
): string[] {
  const wrong = pages.flatMap((page) => {
    const problem = problemOf(page)
    return problem ? [`${page.address}: ${problem}`] : []
  })
  return wrong.length > 8 ? [...wrong.slice(0, 8), `… and ${wrong.length - 8} more pages`] : wrong
}
