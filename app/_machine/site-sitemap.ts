import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { languagesOf } from '../_page/page-metadata'
import { absolute } from '../_page/site-url'
import { getListedPages } from './listed-pages'
import { type SitemapEntry, toSitemap } from './sitemap'

/** The sitemap of this build: both languages of every page, each naming the other. */
export async function buildSitemap() {
  const entries = await Promise.all(
    locales.map(async (locale) =>
      (await getListedPages(locale)).map(({ target, modified, pictures }): SitemapEntry => {
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
