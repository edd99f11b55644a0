import { useTranslations } from 'next-intl'
import type { Article, Topic } from '@/content-client/types'
import { Container } from '../primitives/container'
import { PageHeading } from '../primitives/page-heading'
import { SearchForm } from '../search/search-form'
import { ArticleList } from './article-list'

export function BlogPage(props: { articles: readonly Article[]; topics: readonly Topic[] }) {
  const t = useTranslations('BlogPage')
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')}>
        <SearchForm />
      </PageHeading>
      <Container last>
        <ArticleList {...props} heading="h2" />
      </Container>
    </>
  )
}
