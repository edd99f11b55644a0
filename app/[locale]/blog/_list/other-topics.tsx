import { useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import type { Topic } from '@/content-client/types'
import styles from './other-topics.module.scss'

type CountedTopic = Pick<Topic, 'slug' | 'title' | 'summary'> & { count: number; href: string }

/** Where a reader of one topic can go on. */
export function OtherTopics({ topics }: { topics: readonly CountedTopic[] }) {
  const t = useTranslations('BlogPage')
  if (topics.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby="other-topics">
      <h2 className={styles.heading} id="other-topics">
        {t('otherTopics')}
      </h2>
      <ul className={styles.list}>
        {topics.map(({ slug, title, summary, count, href }) => (
          <li className={styles.topic} key={slug}>
            <h3 className={styles.title}>
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            <Icon name="arrow" className={styles.arrow} />
            <p className={styles.summary}>{summary}</p>
            <p className={styles.count}>{t('articles', { count })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
