import { useTranslations } from 'next-intl'
import type { Article, Topic } from '@/content-client/types'
import { PageHeading } from '../primitives/page-heading'
import { ArticleList } from './article-list'
import styles from './blog-page.module.scss'

export function BlogPage(props: { articles: readonly Article[]; topics: readonly Topic[] }) {
  const t = useTranslations('BlogPage')
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')} />
      <div className={styles.wrap}>
        <ArticleList {...props} heading="h2" />
      </div>
    </>
  )
}
