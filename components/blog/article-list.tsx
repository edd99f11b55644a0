import { useLocale, useTranslations } from 'next-intl'
import type { ListedArticle, Topic } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import { Picture } from '../primitives/picture'
import styles from './article-list.module.scss'

type ArticleListProps = {
  articles: readonly ListedArticle[]
  /** Named at each article, unless it is one. */
  topics: readonly Topic[]
  heading?: 'h2' | 'h3'
  /** `feature` opens the grid with its first article, large, `pair` with two halves. `lead` shows the others as rows beside the first, without their summaries. */
  layout?: 'grid' | 'feature' | 'pair' | 'lead'
  /** Its first picture stands in the first window. */
  first?: boolean
  /** How the page lays its cards. */
  className?: string | undefined
}

const inGrid = { span: 'column', sizes: '(min-width: 1024px) 31vw, (min-width: 768px) 47vw, 92vw' } as const
const half = { span: 'column', sizes: '(min-width: 768px) 47vw, 92vw' } as const
const large = { span: 'column', sizes: '(min-width: 1024px) 62vw, 92vw' } as const
const row = { span: 'face', sizes: '(min-width: 1024px) 16vw, 184px' } as const

const classes = { grid: styles.grid, feature: `${styles.grid} ${styles.feature}`, pair: `${styles.grid} ${styles.pair}`, lead: styles.lead }

export function ArticleList({ articles, topics, heading: Heading = 'h3', layout = 'grid', first = false, className }: ArticleListProps) {
  const t = useTranslations('ArticleCard')
  const locale = useLocale()
  return (
    <ul className={className ? `${classes[layout]} ${className}` : classes[layout]}>
      {articles.map(({ slug, title, summary, topic, published, cover, readingMinutes, sample }, index) => (
        <li className={styles.card} key={slug}>
          {cover && (
            <p className={styles.frame}>
              <Picture
                className={styles.cover}
                picture={cover}
                {...sizeAt(layout, index)}
                loading={first && index === 0 ? 'first' : 'lazy'}
              />
            </p>
          )}
          <div className={styles.words}>
            <p className={styles.meta}>
              {topics.length > 1 && <span>{topics.find((candidate) => candidate.slug === topic)?.title}</span>}
              {layout === 'lead' && <span>{t('readingTime', { minutes: readingMinutes })}</span>}
              <SampleBadge sample={sample} />
            </p>
            <Heading className={styles.title}>
              <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug })}>
                {title}
              </a>
            </Heading>
            {layout !== 'lead' && (
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

function sizeAt(layout: NonNullable<ArticleListProps['layout']>, index: number) {
  if (layout === 'pair' && index < 2) return half
  if (index === 0 && (layout === 'feature' || layout === 'lead')) return large
  return layout === 'lead' ? row : inGrid
}
