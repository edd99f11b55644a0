import { useTranslations } from 'next-intl'
import type { ListedArticle, Topic } from '@/content-client/types'
import { dotsOn, fall } from './topic-flight'
import styles from './topic-head.module.scss'
import { TopicWorld } from './topic-world'

/** The topics take them in turn. */
const hues = ['rose', 'iris', 'ice'] as const

/** Letters that begin at their very edge; the others have room before them. */
const flush = /^[AJTVWXYАДЖЛТУХЯ]/

type TopicHeadProps = {
  topic: Topic
  place: number
  minutes: number
  /** Newest first. */
  flown: readonly ListedArticle[]
  /** How many more there are. */
  more: number
}

/** The top of a topic: its articles as worlds on a flight, or the newest of many. */
export function TopicHead({ topic, place, minutes, flown, more }: TopicHeadProps) {
  const t = useTranslations('BlogPage')
  const title = topic.title.length > 5 ? styles.title : styles.word
  return (
    <header className={styles.head} data-hue={hues[place % hues.length]}>
      <div className={styles.frame}>
        <div className={flown.length > 1 ? styles.way : `${styles.way} ${styles.alone}`}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className={styles.down} d="M50 0H96Q103 0 103 8V92Q103 100 96 100H-20" />
            <path className={styles.across} d={fall} />
            <path className={styles.dots} d={dotsOn(more)} />
          </svg>
        </div>
        <div className={styles.words}>
          <p className={styles.above}>{t('topic')}</p>
          <h1 className={flush.test(topic.title) ? title : `${title} ${styles.hung}`}>{topic.title}</h1>
          <p className={styles.about}>{topic.summary}</p>
          <p className={styles.facts}>
            <span>{t('articles', { count: flown.length + more })}</span>
            <span>{t('minutes', { minutes })}</span>
          </p>
        </div>
        <ul className={styles.worlds}>
          {flown.map((article, index) => (
            <TopicWorld key={article.slug} article={article} newest={index === 0} />
          ))}
        </ul>
      </div>
    </header>
  )
}
