import { notFound } from 'next/navigation'
import { FinalCall } from '@/components/sections/final-call'
import { getArticles, getTopics } from '@/content-client'
import { metadataOf } from '../../../../_page/page-metadata'
import { SitePage } from '../../../../_page/site-page'
import { getCurrentLocale } from '../../../../_site/current-site'
import { BlogList } from '../../_list/blog-list'
import { toFlight } from '../../_list/topic-flight'
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
  const locale = await getCurrentLocale()
  const { topic: slug } = await params
  const topics = await getTopics(locale)
  const place = topics.findIndex((each) => each.slug === slug)
  const topic = topics[place]
  if (!topic) notFound()
  const all = await getArticles(locale)
  const own = all.filter((article) => article.topic === topic.slug)
  const minutes = own.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0)
  const { flown, rest } = toFlight(own)
  return (
    <SitePage target={{ name: 'blog/topic', slug: topic.slug }}>
      <TopicHead topic={topic} place={place} minutes={minutes} flown={flown} more={rest.length} />
      <BlogList articles={rest} all={all} topics={topics} topic={topic.slug} />
      <FinalCall />
    </SitePage>
  )
}
