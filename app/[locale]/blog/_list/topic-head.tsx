import { useLocale, useTranslations } from 'next-intl'
import { Limb } from '@/components/scene/limb'
import type { ListedArticle, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { flightPath, toFlight } from './topic-flight'
import styles from './topic-head.module.scss'

type TopicHeadProps = {
  topic: Topic
  /** Those of the topic, and all that are written. */
  own: readonly ListedArticle[]
  all: readonly ListedArticle[]
}

/** The top of a topic: its articles as lights on a flight over the horizon, from the first to the latest. */
export function TopicHead({ topic, own, all }: TopicHeadProps) {
  const t = useTranslations('BlogPage')
  const locale = useLocale()
  const { lit, faint, ends } = toFlight(own, all)
  const minutes = own.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0)
  return (
    <header className={styles.head}>
      <Limb className={styles.limb} />
      <div className={styles.words}>
        <p className={styles.above}>{t('topic')}</p>
        <h1 className={styles.title}>{topic.title}</h1>
        <div className={styles.about}>
          <p>{topic.summary}</p>
          <p className={styles.facts}>
            <span>{t('articles', { count: own.length })}</span>
            <span>{t('minutes', { minutes })}</span>
          </p>
        </div>
      </div>
      <div className={styles.flight}>
        <svg className={styles.lights} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.way} d={flightPath} />
          <path className={styles.faint} d={faint} />
          <path className={styles.halo} d={lit} />
          <path className={styles.lit} d={lit} />
        </svg>
        <ul className={styles.ends}>
          {ends.map(({ slug, title, published }) => (
            <li key={slug}>
              <time dateTime={published}>{formatDay(published, locale)}</time>
              <a className={styles.end} href={hrefTo(locale, { name: 'blog/article', slug })}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
