import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { toReadingMinutes } from '@/content-client/reading-time'
import type { Article, Author, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import styles from './article-header.module.scss'
import { AuthorPortrait } from './author-portrait'

type ArticleHeaderProps = { article: Article; author: Author; topic: Topic | undefined }

/** The title across the columns; under it who wrote it and when, beside the scene where there is one. */
export function ArticleHeader({ article, author, topic }: ArticleHeaderProps) {
  const t = useTranslations('ArticlePage')
  const card = useTranslations('ArticleCard')
  const locale = useLocale()
  return (
    <header className={article.cover ? `${styles.header} ${styles.pictured}` : styles.header}>
      <div className={styles.heading}>
        <p className="meta middle gap15 quiet cluster">
          {topic && <a href={hrefTo(locale, { name: 'blog/topic', slug: topic.slug })}>{topic.title}</a>}
          <SampleBadge sample={article.sample} />
        </p>
        <h1 className={styles.title}>{article.title}</h1>
      </div>
      <div className={styles.byline}>
        <AuthorPortrait author={author} className={styles.face} />
        <p>
          <strong className="block">{author.name}</strong>
          <span className={styles.quiet}>{author.role}</span>
        </p>
        <p className={styles.date}>
          <time dateTime={article.published}>{formatDay(article.published, locale)}</time>
          <span className={styles.quiet}>{card('readingTime', { minutes: toReadingMinutes(article.body.words) })}</span>
        </p>
        {article.updated && <p className={styles.updated}>{t('updated', { date: formatDay(article.updated, locale) })}</p>}
      </div>
    </header>
  )
}
