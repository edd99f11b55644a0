// By hand: the sitemap convention of Next.js splits a long sitemap but writes no index of its parts.
import { escapeXml } from './xml'

/** An address in every language, when it changed, its pictures; all addresses absolute. */
export type SitemapEntry = {
  location: string
  alternates: Readonly<Record<string, string>>
  modified: string | null
  pictures: readonly string[]
}

/** What one file may hold (sitemaps.org, version 0.9). */
export const maxEntries = 50_000

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/** One file, or an index of as many as are needed: `main` stands at /sitemap.xml, the parts at the addresses the index names. */
export function toSitemap(
  entries: readonly SitemapEntry[],
  partAt: (part: number) => string,
  max = maxEntries,
): { main: string; parts: string[] } {
  if (entries.length <= max) return { main: toUrlSet(entries), parts: [] }
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, part) => toUrlSet(entries.slice(part * max, (part + 1) * max)))
  const list = parts.map((_, part) => `<sitemap><loc>${escapeXml(partAt(part + 1))}</loc></sitemap>`).join('\n')
  return { main: `<sitemapindex ${namespaces.split(' ')[0]}>\n${list}\n</sitemapindex>`, parts }
}

function toUrlSet(entries: readonly SitemapEntry[]): string {
  return `<urlset ${namespaces}>\n${entries.map(toUrl).join('\n')}\n</urlset>`
}

function toUrl({ location, alternates, modified, pictures }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(address)}"/>`,
  )
  const images = pictures.map((address) => `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`)
  return [
    '<url>',
    `<loc>${escapeXml(location)}</loc>`,
    ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
    ...links,
    ...images,
    '</url>',
  ].join('')
}
