import { useLocale, useTranslations } from 'next-intl'
import { CaseList } from '@/components/portfolio/case-list'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { Section } from '@/components/primitives/section'
import type { CaseStudy } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import styles from './cases-section.module.scss'

export function CasesSection({ cases }: { cases: readonly CaseStudy[] }) {
  const t = useTranslations('HomePage.cases')
  const link = <ArrowLink href={hrefTo(useLocale(), 'portfolio')}>{t('all')}</ArrowLink>
  if (cases.length === 0) return null
  return (
    <Section title={t('title')} intro={t('intro')} aside={link} layout="stacked" className={styles.cases}>
      <CaseList cases={cases} />
    </Section>
  )
}
