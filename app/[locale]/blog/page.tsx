import { BlogPage } from '@/components/blog/blog-page'
import { getArticles, getTopics } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('blog', 'BlogPage')

export default async function Page() {
  const locale = await getCurrentLocale()
  return (
    <SitePage target="blog">
      <BlogPage articles={await getArticles(locale)} topics={await getTopics(locale)} />
    </SitePage>
  )
}
