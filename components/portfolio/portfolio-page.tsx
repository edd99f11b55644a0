import { useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { PageHeading } from '../primitives/page-heading'
import { CaseList } from './case-list'
import styles from './case-page.module.scss'

export function PortfolioPage({ cases }: { cases: readonly CaseStudy[] }) {
  const t = useTranslations('PortfolioPage')
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')} />
      <div className={styles.wrap}>
        <CaseList cases={cases} heading="h2" />
      </div>
    </>
  )
}
