import { useLocale, useTranslations } from 'next-intl'
import type { ListedArticle, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import { Picture } from '../primitives/picture'
import styles from './article-list.module.scss'

type ArticleListProps = {
  articles: readonly ListedArticle[]
  topics: readonly Topic[]
  heading?: 'h2' | 'h3'
  /** `lead` shows the first article large, the others as rows beside it; only the first keeps the badge, summaries are left out. */
  layout?: 'grid' | 'lead'
}

const sizes = {
  grid: '(min-width: 1024px) 31vw, (min-width: 768px) 47vw, 92vw',
  lead: '(min-width: 1024px) 55vw, 92vw',
}

export function ArticleList({ articles, topics, heading: Heading = 'h3', layout = 'grid' }: ArticleListProps) {
  const t = useTranslations('ArticleCard')
  const locale = useLocale()
  return (
    <ul className={styles[layout]}>
      {articles.map(({ slug, title, summary, topic, published, cover, readingMinutes, sample }) => (
        <li className={styles.card} key={slug}>
          {cover && (
            <p className={styles.frame}>
              <Picture className={styles.cover} picture={cover} span="column" sizes={sizes[layout]} />
            </p>
          )}
          <div className={styles.words}>
            <p className={styles.meta}>
              <span>{topics.find((candidate) => candidate.slug === topic)?.title}</span>
              {layout === 'lead' && <span>{t('readingTime', { minutes: readingMinutes })}</span>}
              <SampleBadge sample={sample} />
            </p>
            <Heading className={styles.title}>
              <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug })}>
                {title}
              </a>
            </Heading>
            {layout === 'grid' && (
              <>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.foot}>
                  <time dateTime={published}>{formatDay(published, locale)}</time>
                  <span>{t('readingTime', { minutes: readingMinutes })}</span>
                </p>
              </>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
