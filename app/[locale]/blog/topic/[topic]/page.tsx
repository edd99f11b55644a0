import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/sections/final-call'
import { getArticles, getTopics } from '@/content-client'
import { metadataOf } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'
import { getCurrentLocale } from '../../../../_site/current-site'
import { BlogList } from '../../_list/blog-list'
import { TopicHead } from '../../_list/topic-head'

type Props = PageProps<'/[locale]/blog/topic/[topic]'>

export const dynamicParams = false

export async function generateStaticParams() {
  return (await getTopics('en')).map(({ slug }) => ({ topic: slug }))
}

export async function generateMetadata({ params }: Props) {
  return metadataOf({ name: 'blog/topic', slug: (await params).topic })
}

export default async function Page({ params }: Props) {
  const topic = await getTopic((await params).topic)
  if (!topic) notFound()
  const locale = await getCurrentLocale()
  const all = await getArticles(locale)
  const own = all.filter((article) => article.topic === topic.slug)
  return (
    <SitePage target={{ name: 'blog/topic', slug: topic.slug }}>
      <TopicHead topic={topic} own={own} all={all} />
      <BlogList articles={own} all={all} topics={await getTopics(locale)} topic={topic.slug} />
      <FinalCall />
    </SitePage>
  )
}

async function getTopic(slug: string) {
  return (await getTopics(await getCurrentLocale())).find((topic) => topic.slug === slug)
}
