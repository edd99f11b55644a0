import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import styles from './case-list.module.scss'

type CaseListProps = { cases: readonly CaseStudy[]; heading?: 'h2' | 'h3' }

/** Cases as covers in their own hue, each a link to its story. */
export function CaseList({ cases, heading: Heading = 'h3' }: CaseListProps) {
  const locale = useLocale()
  const t = useTranslations('CaseCard')
  return (
    <ul className={styles.list}>
      {cases.map(({ slug, client, summary, outcomeLine, industry, technologies, hue, sample }) => (
        <li className={styles.card} key={slug}>
          <div className={styles.cover} data-hue={hue} aria-hidden="true">
            <p className={styles.outcome}>{outcomeLine}</p>
          </div>
          <Heading className={styles.title}>
            <a className={styles.link} href={hrefTo(locale, { name: 'portfolio/case', slug })} aria-label={t('view', { client })}>
              {client}
            </a>
          </Heading>
          <p className={styles.summary}>{summary}</p>
          <p className={styles.tags}>
            <span>{industry.title}</span>
            <span>{technologies.slice(0, 2).join(', ')}</span>
            <SampleBadge sample={sample} />
          </p>
        </li>
      ))}
    </ul>
  )
}
