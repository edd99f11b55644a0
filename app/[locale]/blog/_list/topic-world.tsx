import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { Picture } from '@/components/primitives/picture'
import type { ListedArticle } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import styles from './topic-world.module.scss'

/** An article whose cover is a world, with its words beside it or below. */
export function TopicWorld({ article, newest }: { article: ListedArticle; newest: boolean }) {
  const t = useTranslations('ArticleCard')
  const locale = useLocale()
  const { slug, title, summary, published, cover, readingMinutes, sample } = article
  return (
    <li className={styles.world}>
      {cover && (
        <p className={styles.disc}>
          <Picture
            className={styles.cover}
            picture={cover}
            span="column"
            sizes={newest ? '(min-width: 1024px) 640px, 480px' : '460px'}
            loading={newest ? 'first' : 'early'}
          />
        </p>
      )}
      <div className={styles.words}>
        <SampleBadge sample={sample} />
        <h2 className={styles.title}>
          <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug })}>
            {title}
          </a>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <time dateTime={published}>{formatDay(published, locale)}</time>
          <span>{t('readingTime', { minutes: readingMinutes })}</span>
        </p>
      </div>
    </li>
  )
}
