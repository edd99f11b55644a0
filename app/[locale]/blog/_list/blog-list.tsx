import { useLocale, useTranslations } from 'next-intl'
import { ArticleList } from '@/components/blog/article-list'
import { Chip, ChipList } from '@/components/primitives/chip'
import { Container } from '@/components/primitives/container'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { SearchForm } from '@/components/search/search-form'
import type { ListedArticle, Topic } from '@/content-client/types'
import { feedsOf } from '@/routing/crawler-addresses'
import { hrefTo } from '@/routing/routes'
import styles from './blog-list.module.scss'
import { OtherTopics } from './other-topics'
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

/** What is left over from full rows of three stands large at the top. */
const openings = ['grid', 'feature', 'pair'] as const

/** The topics of the blog, one page of its articles and the way to the others. */
export function BlogList({ articles, all, topics, topic, pages }: BlogListProps) {
  const t = useTranslations('BlogPage')
  const locale = useLocale()
  const counted = topics.map(({ slug, title, summary }) => ({
    slug,
    title,
    summary,
    count: all.filter((article) => article.topic === slug).length,
    href: hrefTo(locale, { name: 'blog/topic', slug }),
  }))
  const links = [{ slug: undefined, title: t('all'), count: all.length, href: hrefTo(locale, 'blog') }, ...counted]
  const feed = (
    <a className={styles.feed} href={feedsOf(locale).rss} type="application/rss+xml">
      <Icon path={icons.feed} />
      {t('feed')}
    </a>
  )
  return (
    <Container>
      <div className={styles.bar}>
        <nav className="shrinks" aria-label={t('topics')}>
          <ChipList>
            {links.map(({ slug, title, count, href }) => (
              <Chip key={href} href={href} chosen={slug === topic} count={count}>
                {title}
              </Chip>
            ))}
          </ChipList>
        </nav>
        <SearchForm />
      </div>
      {articles.length > 0 && (
        <ArticleList
          className={styles.level}
          articles={articles}
          topics={topics.filter(({ slug }) => !topic || slug === topic)}
          heading="h2"
          layout={openings[articles.length % 3] ?? 'grid'}
          first={!topic}
        />
      )}
      {topic ? (
        <OtherTopics topics={counted.filter(({ slug }) => slug !== topic)}>{feed}</OtherTopics>
      ) : (
        <div className={styles.foot}>
          {pages && <Pagination {...pages} />}
          {feed}
        </div>
      )}
    </Container>
  )
}
