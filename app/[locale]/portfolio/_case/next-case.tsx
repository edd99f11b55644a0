import { useLocale, useTranslations } from 'next-intl'
import { CaseCover } from '@/components/portfolio/case-cover'
import type { CaseStudy } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './next-case.module.scss'

/** The way on at the end of a case. */
export function NextCase({ study }: { study: CaseStudy }) {
  const t = useTranslations('CasePage')
  return (
    <div className="relative">
      <div className={styles.words}>
        <p className="meta quiet medium">{t('next')}</p>
        <p className={styles.title}>
          <a className={styles.link} href={hrefTo(useLocale(), { name: 'portfolio/case', slug: study.slug })}>
            {study.title}
          </a>
        </p>
        <p className="meta quiet medium">{study.client}</p>
      </div>
      <div className={styles.cover}>
        <CaseCover study={study} size="wide" />
      </div>
    </div>
  )
}
