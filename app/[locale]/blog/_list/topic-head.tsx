import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/primitives/picture'
import type { ListedArticle, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { flightPath, toFlight } from './topic-flight'
import styles from './topic-head.module.scss'

/** The topics take them in turn. */
const hues = ['sand', 'iris', 'ice'] as const

type TopicHeadProps = { topic: Topic; place: number; articles: readonly ListedArticle[] }

/** The top of a topic: its articles as worlds on a flight, from the first to the latest. */
export function TopicHead({ topic, place, articles }: TopicHeadProps) {
  const t = useTranslations('BlogPage')
  const locale = useLocale()
  const minutes = articles.reduce((sum, { readingMinutes }) => sum + readingMinutes, 0)
  const flight = toFlight(articles)
  return (
    <header className={styles.head} data-hue={hues[place % hues.length]}>
      <div className={styles.words}>
        <p className={styles.above}>{t('topic')}</p>
        <h1 className={topic.title.length > 5 ? styles.title : styles.word}>{topic.title}</h1>
        <div className={styles.about}>
          <p>{topic.summary}</p>
          <p className={styles.facts}>
            <span>{t('articles', { count: articles.length })}</span>
            <span>{t('minutes', { minutes })}</span>
          </p>
        </div>
      </div>
      <div className={flight.length > 3 ? styles.flight : `${styles.flight} ${styles.few}`}>
        <svg className={styles.way} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={flightPath} />
        </svg>
        <ul className={styles.worlds}>
          {flight.map(({ article: { slug, title, published, cover }, depth }) => (
            <li key={slug} className={depth ? styles[depth] : undefined}>
              <a className={styles.world} href={hrefTo(locale, { name: 'blog/article', slug })}>
                {cover && <Picture className={styles.cover} picture={cover} span="column" sizes="176px" alt="" />}
                <span className={styles.name}>{title}</span>
              </a>
              <time className={styles.day} dateTime={published}>
                {formatDay(published, locale)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </header>
  )
}
