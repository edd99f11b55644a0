import { useLocale, useTranslations } from 'next-intl'
import { hrefTo, isMissingPage, type RouteTarget, routesAbove } from '@/routing/routes'
import styles from './breadcrumb.module.scss'
import { isNamedPage } from './named-page'

type BreadcrumbProps = {
  target: RouteTarget | null
  /** This page, as plain text; known pages are named by the messages. */
  current?: string | undefined
}

export function Breadcrumb({ target, current }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const above = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).filter(isNamedPage)
  return (
    <nav className={styles.breadcrumb} aria-label={t('label')}>
      <ol className={styles.list}>
        {above.map((name) => (
          <li className={styles.item} key={name}>
            <a className={styles.link} href={hrefTo(locale, name)}>
              {names(name)}
            </a>
            <span className={styles.separator} aria-hidden="true">
              {'\\'}
            </span>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current ?? (isNamedPage(target) ? names(target) : null)}
        </li>
      </ol>
    </nav>
  )
}
