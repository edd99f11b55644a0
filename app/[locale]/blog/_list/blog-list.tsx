import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/blog/article-list'
import { Chip, ChipList } from '@/components/primitives/chip'
import { Container } from '@/components/primitives/container'
import { Icon } from '@/components/primitives/icon'
import type { ListedArticle, Topic } from '@/content-client/types'
import { feedsOf } from '@/routing/crawler-addresses'
import { hrefTo } from '@/routing/routes'
import styles from './blog-list.module.scss'
import { Pagination } from './pagination'

type BlogListProps = {
  /** The articles of this page. */
  articles: readonly ListedArticle[]
  /** Everything that is written, for the numbers beside the topics. */
  all: readonly ListedArticle[]
  topics: readonly Topic[]
  /** The topic this page is about. */
  topic?: string
  pages?: { current: number; count: number }
}

/** The topics of the blog, one page of its articles and the way to the others. */
export function BlogList({ articles, all, topics, topic, pages }: BlogListProps) {
  const t = useTranslations('BlogPage')
  const locale = useLocale()
  const links = [
    { slug: undefined, title: t('all'), count: all.length, href: hrefTo(locale, 'blog') },
    ...topics.map(({ slug, title }) => ({
      slug,
      title,
      count: all.filter((article) => article.topic === slug).length,
      href: hrefTo(locale, { name: 'blog/topic', slug }),
    })),
  ]
  return (
    <Container last>
      <nav className={styles.topics} aria-label={t('topics')}>
        <ChipList>
          {links.map(({ slug, title, count, href }) => (
            <Chip key={href} href={href} chosen={slug === topic} count={count}>
              {title}
            </Chip>
          ))}
        </ChipList>
        <a className={styles.feed} href={feedsOf(locale).rss} type="application/rss+xml">
          <Icon name="feed" />
          {t('feed')}
        </a>
      </nav>
      <ArticleList articles={articles} topics={topics} heading="h2" layout={pages && pages.current > 1 ? 'grid' : 'feature'} />
      {pages && <Pagination {...pages} />}
    </Container>
  )
}
