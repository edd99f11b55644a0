import { type Locale, locales } from './locales'
import { localisePath } from './routes'

/** The picture messengers show for a page, by its path without the language: `/og/uk/services.jpg`. */
export function sharePicture(locale: Locale, path: string): string {
  return `/og/${locale}${path === '/' ? '/home' : path}.jpg`
}

/** The Markdown twin of an article or a service: `/markdown/uk/blog/ai/rag-cost.md`. */
export function markdownTwin(locale: Locale, path: string): string {
  return `/markdown/${locale}${path}.md`
}

/** The articles of a language as RSS and as JSON Feed. */
export function feedsOf(locale: Locale): { rss: string; json: string } {
  return { rss: localisePath(locale, '/rss.xml'), json: localisePath(locale, '/feed.json') }
}

const crawlerFiles: readonly string[] = [
  ...['/humans.txt', '/llms.txt', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt'],
  ...locales.flatMap((locale) => Object.values(feedsOf(locale))),
]

/** Whether crawlers and programs read what is at this address, and people hardly do. */
export function isForCrawlers(path: string): boolean {
  return crawlerFiles.includes(path) || path.startsWith('/markdown/') || path.startsWith('/sitemaps/')
}
