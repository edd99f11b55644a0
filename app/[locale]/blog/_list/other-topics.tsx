import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import type { Topic } from '@/content-client/types'
import styles from './other-topics.module.scss'

type CountedTopic = Pick<Topic, 'slug' | 'title' | 'summary'> & { count: number; href: string }

type OtherTopicsProps = {
  topics: readonly CountedTopic[]
  /** Another way to follow the blog, beside the heading. */
  children: ReactNode
}

/** Where a reader of one topic can go on. */
export function OtherTopics({ topics, children }: OtherTopicsProps) {
  const t = useTranslations('BlogPage')
  if (topics.length === 0) return children
  return (
    <section className={styles.others} aria-labelledby="other-topics">
      <div className="gap1 across4 middle between cluster">
        <h2 className={styles.heading} id="other-topics">
          {t('otherTopics')}
        </h2>
        {children}
      </div>
      <ul className={styles.list}>
        {topics.map(({ slug, title, summary, count, href }) => (
          <li className={styles.topic} key={slug}>
            <h3 className="subheading">
              <a className={styles.link} href={href}>
                {title}
              </a>
            </h3>
            <Icon path={icons.arrow} className={styles.arrow} />
            <p className={styles.summary}>{summary}</p>
            <p className={styles.count}>{t('articles', { count })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
