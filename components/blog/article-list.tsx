import { useLocale, useTranslations } from 'next-intl'
import type { Article, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import styles from './article-list.module.scss'
import { toReadingMinutes } from './reading-time'

type ArticleListProps = { articles: readonly Article[]; topics: readonly Topic[]; heading?: 'h2' | 'h3' }

export function ArticleList({ articles, topics, heading: Heading = 'h3' }: ArticleListProps) {
  const t = useTranslations('ArticleCard')
  const locale = useLocale()
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, summary, topic, published, body, sample }) => (
        <li className={styles.card} key={slug}>
          <p className={styles.meta}>
            <span>{topics.find((candidate) => candidate.slug === topic)?.title}</span>
            <time dateTime={published}>{formatDay(published, locale)}</time>
            <span>{t('readingTime', { minutes: toReadingMinutes(body.words) })}</span>
            <SampleBadge sample={sample} />
          </p>
          <Heading className={styles.title}>
            <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug })}>
              {title}
            </a>
          </Heading>
          <p className={styles.summary}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
