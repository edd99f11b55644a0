import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Picture } from '@/components/primitives/picture'
import { toReadingMinutes } from '@/content-client/reading-time'
import type { Article, Author, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import styles from './article-header.module.scss'
import { AuthorPortrait } from './author-portrait'

/** A phone shows the middle, where the object of the scene stands. */
const phone = { ratio: 4 / 3, position: 0.5 }

type ArticleHeaderProps = { article: Article; author: Author; topic: Topic | undefined }

/** The title across the columns; under it who wrote it and when, beside the scene of the article, which runs out of the window. */
export function ArticleHeader({ article, author, topic }: ArticleHeaderProps) {
  const t = useTranslations('ArticlePage')
  const card = useTranslations('ArticleCard')
  const locale = useLocale()
  const { cover } = article
  return (
    <header className={styles.header}>
      <div className={cover ? `${styles.frame} ${styles.pictured}` : styles.frame}>
        <div className={styles.heading}>
          <p className={styles.meta}>
            {topic && <a href={hrefTo(locale, { name: 'blog/topic', slug: topic.slug })}>{topic.title}</a>}
            <SampleBadge sample={article.sample} />
          </p>
          <h1 className={styles.title}>{article.title}</h1>
        </div>
        <div className={styles.byline}>
          <AuthorPortrait author={author} className={styles.face} />
          <p>
            <strong className={styles.author}>{author.name}</strong>
            <span className={styles.quiet}>{author.role}</span>
          </p>
          <p className={styles.date}>
            <time dateTime={article.published}>{formatDay(article.published, locale)}</time>
            <span className={styles.quiet}>{card('readingTime', { minutes: toReadingMinutes(article.body.words) })}</span>
          </p>
          {article.updated && <p className={styles.updated}>{t('updated', { date: formatDay(article.updated, locale) })}</p>}
        </div>
        {cover && (
          <p className={styles.scene}>
            <Picture
              className={styles.cover}
              picture={cover}
              span="page"
              sizes="(min-width: 1024px) 76vw, 100vw"
              phone={phone}
              loading="first"
            />
          </p>
        )}
      </div>
    </header>
  )
}
