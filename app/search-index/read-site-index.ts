import { type IndexedPage, pageGroups, type SiteIndex } from '@/components/search/site-index'
import type { Passage } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import { getPages } from '../_page/page-table'
import { getAnsweredQuestions } from '../_page/questions'
import { passagesOfQuestion } from '../_search/entry-passages'
import type { Site } from '../_site/current-site'

type Found = { page: IndexedPage; passages: () => Promise<Passage[]> | Passage[] }

/** Everything of one language that can be found, in the order in which the page of the index lists it. */
export async function readSiteIndex(site: Site): Promise<SiteIndex> {
  const found = await findIndexed(site)
  const passages = await Promise.all(found.map((each) => each.passages()))
  return {
    pages: found.map(({ page }) => page),
    passages: passages.flatMap((own, page) => own.map((passage) => ({ page, ...passage }))),
  }
}

/** What can be found, without a word of what it says: the text of no article is read for it. */
export async function readIndexedPages(site: Site): Promise<IndexedPage[]> {
  return (await findIndexed(site)).map(({ page }) => page)
}

async function findIndexed(site: Site): Promise<Found[]> {
  const found = [...(await indexPages(site)), ...(await indexQuestions(site))]
  return pageGroups.flatMap((group) => found.filter(({ page }) => page.group === group))
}

async function indexPages(site: Site): Promise<Found[]> {
  return (await getPages(site)).flatMap(({ target, search, sample }): Found[] => {
    if (!search) return []
    const { passages, ...words } = search
    return [{ page: { ...words, href: hrefTo(site.locale, target), ...(sample && { sample }) }, passages }]
  })
}

/** Each question at the place of its answer. */
async function indexQuestions({ locale }: Site): Promise<Found[]> {
  return (await getAnsweredQuestions(locale)).map(({ entry, href }) => {
    const passages = passagesOfQuestion(entry)
    return { page: { group: 'questions', title: entry.question, summary: passages[0]?.text ?? '', href }, passages: () => passages }
  })
}
