import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { hrefTo, pageOfBlog } from '@/routing/routes'
import { toLinkedPages } from './linked-pages'
import styles from './pagination.module.scss'

/** The pages of the blog as plain links; nothing where there is only one. */
export function Pagination({ current, count }: { current: number; count: number }) {
  const t = useTranslations('BlogPage')
  const locale = useLocale()
  if (count < 2) return null
  const pages = toLinkedPages(current, count)
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      {current > 1 && (
        <a className={styles.neighbour} href={hrefTo(locale, pageOfBlog(current - 1))} rel="prev">
          <Icon path={icons.arrow} className={styles.back} />
          {t('newer')}
        </a>
      )}
      <ol className="gap05 cluster">
        {pages.map((page, index) => (
          <li key={page} className={page > (pages[index - 1] ?? 0) + 1 ? styles.afterGap : undefined}>
            <a
              className={styles.page}
              href={hrefTo(locale, pageOfBlog(page))}
              aria-label={t('page', { page: String(page) })}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}
            </a>
          </li>
        ))}
      </ol>
      {current < count && (
        <a className={styles.neighbour} href={hrefTo(locale, pageOfBlog(current + 1))} rel="next">
          {t('older')}
          <Icon path={icons.arrow} className={styles.arrow} />
        </a>
      )}
    </nav>
  )
}
