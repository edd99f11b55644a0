import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import type { ListedArticle } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './neighbours.module.scss'

export type ArticleNeighbours = { newer: ListedArticle | undefined; older: ListedArticle | undefined }

/** The articles written before and after this one. */
export function Neighbours({ newer, older }: ArticleNeighbours) {
  const t = useTranslations('ArticlePage')
  const locale = useLocale()
  if (!newer && !older) return null
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {older && (
        <p className={styles.older}>
          <span className="meta gap1 below15 quiet row">
            <Icon path={icons.arrow} className={styles.arrow} />
            {t('older')}
          </span>
          <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug: older.slug })} rel="prev">
            {older.title}
          </a>
        </p>
      )}
      {newer && (
        <p className={styles.newer}>
          <span className="meta gap1 below15 quiet row">
            {t('newer')}
            <Icon path={icons.arrow} className={styles.arrow} />
          </span>
          <a className={styles.link} href={hrefTo(locale, { name: 'blog/article', slug: newer.slug })} rel="next">
            {newer.title}
          </a>
        </p>
      )}
    </nav>
  )
}
