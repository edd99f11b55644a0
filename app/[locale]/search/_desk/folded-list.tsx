import { useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import type { IndexedPage } from '@/components/search/site-index'
import styles from './folded-list.module.scss'

/** How many stand in sight where not all do; a fold of one or two would save nothing. */
const first = 4
const few = 6

type FoldedListProps = {
  pages: readonly IndexedPage[]
  withSummaries: boolean
  /** Whether each of them says that it is a sample. */
  withBadges: boolean
}

/** The first pages of a kind; the others open at a touch, and need no script. */
export function FoldedList({ pages, withSummaries, withBadges }: FoldedListProps) {
  const t = useTranslations('SearchPage')
  const shown = pages.length > few ? first : pages.length
  const list = (part: readonly IndexedPage[]) => (
    <ul className={withSummaries ? styles.list : `${styles.list} ${styles.rows}`}>
      {part.map(({ href, title, summary, sample }) => (
        <li className={styles.item} key={href}>
          <p className={styles.title}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            {withBadges && sample && (
              <>
                {'\u00A0'}
                <SampleBadge sample />
              </>
            )}
          </p>
          {withSummaries && <p className={styles.summary}>{summary}</p>}
        </li>
      ))}
    </ul>
  )
  return (
    <div className={styles.lists}>
      {list(pages.slice(0, shown))}
      {shown < pages.length && (
        <details className={styles.more}>
          <summary className={styles.open}>
            <span className={styles.all}>{t('all', { count: String(pages.length) })}</span>
            <span className={styles.fewer}>{t('fewer', { count: String(shown) })}</span>
          </summary>
          {list(pages.slice(shown))}
        </details>
      )}
    </div>
  )
}
