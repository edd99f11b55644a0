import { type Locale, locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { getListedPages } from '../_page/page-table'
import { languagesOf } from '../_page/to-metadata'
import type { Site } from '../_site/current-site'
import { absolute } from '../_site/site-url'
import { type SitemapEntry, toSitemap } from './sitemap'

/** The sitemap of this build: both languages of every page, each naming the other. */
export async function buildSitemap(siteIn: (locale: Locale) => Promise<Site> | Site) {
  const entries = await Promise.all(
    locales.map(async (locale) =>
      (await getListedPages(await siteIn(locale))).map(({ target, listing: { modified = null, pictures = [] } }): SitemapEntry => {
        const alternates = Object.entries(languagesOf(target)).map(([language, address]) => [language, absolute(address)])
        return {
          location: absolute(hrefTo(locale, target)),
          alternates: Object.fromEntries(alternates),
          modified,
          pictures: pictures.map(absolute),
        }
      }),
    ),
  )
  return toSitemap(entries.flat(), (part) => absolute(`/sitemaps/${part}.xml`))
}
