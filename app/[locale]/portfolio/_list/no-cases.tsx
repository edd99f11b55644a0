import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { hrefTo } from '@/routing/routes'
import styles from './no-cases.module.scss'

/** What a combination of filters says that no case answers to. */
export function NoCases() {
  const t = useTranslations('PortfolioFilter.none')
  const locale = useLocale()
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>{t('title')}</h2>
      <div className={styles.way}>
        <p>{t('text')}</p>
        <p className="above3 cluster gap15 across4">
          <ArrowLink href={hrefTo(locale, 'portfolio')}>{t('all')}</ArrowLink>
          <ArrowLink href={hrefTo(locale, 'contacts')}>{t('ask')}</ArrowLink>
        </p>
      </div>
    </div>
  )
}
