import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { BlogList } from '@/components/blog/blog-list'
import { PageHeading } from '@/components/primitives/page-heading'
import { getArticles, getTopics } from '@/content-client'
import { getCurrentLocale } from '../../../../_page/current-locale'
import { pageMetadata } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'

type Props = PageProps<'/[locale]/blog/topic/[topic]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getTopics('en')).map(({ slug }) => ({ topic: slug }))
}

export async function generateMetadata({ params }: Props) {
  const topic = await getTopic((await params).topic)
  if (!topic) return {}
  const t = await getTranslations('BlogPage')
  return pageMetadata({
    target: { name: 'blog/topic', slug: topic.slug },
    title: t('topicMetaTitle', { topic: topic.title }),
    description: topic.summary,
  })
}

export default async function Page({ params }: Props) {
  const topic = await getTopic((await params).topic)
  if (!topic) notFound()
  const locale = await getCurrentLocale()
  const t = await getTranslations('BlogPage')
  const all = await getArticles(locale)
  return (
    <SitePage target={{ name: 'blog/topic', slug: topic.slug }} crumb={topic.title}>
      <PageHeading above={t('topic')} title={topic.title} lead={topic.summary} />
      <BlogList
        articles={all.filter((article) => article.topic === topic.slug)}
        all={all}
        topics={await getTopics(locale)}
        topic={topic.slug}
      />
    </SitePage>
  )
}

async function getTopic(slug: string) {
  return (await getTopics(await getCurrentLocale())).find((topic) => topic.slug === slug)
}
