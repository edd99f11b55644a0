import { type IndexedPage, pageGroups, type SiteIndex } from '@/components/search/site-index'
import type { Passage } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import { getPages } from '../_page/page-table'
import { getAnsweredQuestions } from '../_page/questions'
import { passagesOfQuestion } from '../_search/entry-passages'
import type { Site } from '../_site/current-site'

type Found = { page: IndexedPage; passages: Passage[] }

/** Everything of one language that can be found, in the order in which the page of the index lists it. */
export async function readSiteIndex(site: Site): Promise<SiteIndex> {
  const found = [...(await indexPages(site)), ...(await indexQuestions(site))]
  const indexed = pageGroups.flatMap((group) => found.filter(({ page }) => page.group === group))
  return {
    pages: indexed.map(({ page }) => page),
    passages: indexed.flatMap(({ passages }, page) => passages.map((passage) => ({ page, ...passage }))),
  }
}

async function indexPages(site: Site): Promise<Found[]> {
  const pages = await getPages(site)
  const found = pages.map(async ({ target, search, sample }): Promise<Found[]> => {
    if (!search) return []
    const { passages, ...words } = search
    return [{ page: { ...words, href: hrefTo(site.locale, target), ...(sample && { sample }) }, passages: await passages() }]
  })
  return (await Promise.all(found)).flat()
}

/** Each question at the place of its answer. */
async function indexQuestions({ locale }: Site): Promise<Found[]> {
  return (await getAnsweredQuestions(locale)).map(({ entry, href }) => {
    const passages = passagesOfQuestion(entry)
    return { page: { group: 'questions', title: entry.question, summary: passages[0]?.text ?? '', href }, passages }
  })
}
