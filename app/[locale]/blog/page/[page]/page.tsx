import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BlogList } from '@/components/blog/blog-list'
import { PageHeading } from '@/components/primitives/page-heading'
import { getArticlePages, getArticles, getOrganisation, getTopics } from '@/content-client'
import { pageOfBlog } from '@/routing/routes'
import { getCurrentLocale } from '../../../../_page/current-locale'
import { listNeighbours } from '../../../../_page/list-neighbours'
import { pageMetadata } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'

type Props = PageProps<'/[locale]/blog/page/[page]'>

export const dynamicParams = false

export async function generateStaticParams() {
  const later = (await getArticlePages('en')).slice(1)
  return later.map((_, index) => ({ page: String(index + 2) }))
}

export async function generateMetadata({ params }: Props) {
  const page = Number((await params).page)
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const { name: company } = await getOrganisation(locale)
  const shared = await pageMetadata({
    target: pageOfBlog(page),
    title: t('pageMetaTitle', { page }),
    description: t('pageMetaDescription', { page, company }),
  })
  return { ...shared, pagination: listNeighbours(locale, page, (await getArticlePages(locale)).length) }
}

export default async function Page({ params }: Props) {
  const page = Number((await params).page)
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const pages = await getArticlePages(locale)
  const articles = pages[page - 1]
  if (!articles) notFound()
  return (
    <SitePage target={pageOfBlog(page)} crumb={t('page', { page })}>
      <PageHeading title={t('title')} lead={t('pageOf', { page, count: pages.length })} />
      <BlogList
        articles={articles}
        all={await getArticles(locale)}
        topics={await getTopics(locale)}
        pages={{ current: page, count: pages.length }}
      />
    </SitePage>
  )
}
