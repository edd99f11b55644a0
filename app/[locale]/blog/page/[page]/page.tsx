import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { PageHeading } from '@/components/primitives/page-heading'
import { FinalCall } from '@/components/sections/final-call'
import { getArticlePages, getArticles, getTopics } from '@/content-client'
import { pageOfBlog } from '@/routing/routes'
import { listNeighbours } from '../../../../_page/list-neighbours'
import { metadataOf } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'
import { noEntry, orNone } from '../../../../_page/static-params'
import { getCurrentLocale } from '../../../../_site/current-site'
import { BlogList } from '../../_list/blog-list'

type Props = PageProps<'/[locale]/blog/page/[page]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const later = (await getArticlePages('en')).slice(1)
  const all = later.map((_, index) => ({ page: String(index + 2) }))
  return orNone(all, { page: noEntry })
}

export async function generateMetadata({ params }: Props) {
  const page = Number((await params).page)
  const pages = await getArticlePages(await getCurrentLocale())
  return { ...(await metadataOf(pageOfBlog(page))), pagination: listNeighbours(await getCurrentLocale(), page, pages.length) }
}

export default async function Page({ params }: Props) {
  const page = Number((await params).page)
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const pages = await getArticlePages(locale)
  const articles = pages[page - 1]
  if (!articles) notFound()
  return (
    <SitePage target={pageOfBlog(page)}>
      <PageHeading title={t('title')} lead={t('pageOf', { page: String(page), count: String(pages.length) })} split />
      <BlogList
        articles={articles}
        all={await getArticles(locale)}
        topics={await getTopics(locale)}
        pages={{ current: page, count: pages.length }}
      />
      <FinalCall />
    </SitePage>
  )
}
