import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/blog/article-list'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { ListedArticle, Topic } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './latest-articles.module.scss'

type LatestArticlesProps = { articles: readonly ListedArticle[]; topics: readonly Topic[] }

export function LatestArticles(props: LatestArticlesProps) {
  const t = useTranslations('HomePage.articles')
  const link = <ArrowLink href={hrefTo(useLocale(), 'blog')}>{t('all')}</ArrowLink>
  if (props.articles.length === 0) return null
  return (
    <Section title={t('title')} aside={link} layout="stacked" className={styles.articles}>
      <ArticleList {...props} layout="lead" />
    </Section>
  )
}
