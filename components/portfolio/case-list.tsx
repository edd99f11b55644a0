import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import { CaseCover } from './case-cover'
import styles from './case-list.module.scss'

type CaseListProps = { cases: readonly CaseStudy[]; heading?: 'h2' | 'h3' }

/** Cases as covers in their own hue, each a link to its story: one across the width, then pairs. */
export function CaseList({ cases, heading: Heading = 'h3' }: CaseListProps) {
  const locale = useLocale()
  const t = useTranslations('CaseCard')
  return (
    <ul className={styles.list}>
      {cases.map((study, index) => {
        const frame = toFrame(index, cases.length)
        const { slug, client, summary, industry, technologies, facts, sample } = study
        return (
          <li className={`${styles.card} ${styles[frame]}`} key={slug}>
            <CaseCover study={study} frame={frame} />
            <div className={styles.caption}>
              <Heading className={styles.title}>
                <a className={styles.link} href={hrefTo(locale, { name: 'portfolio/case', slug })} aria-label={t('view', { client })}>
                  {client}
                </a>
              </Heading>
              <div>
                <p className={styles.summary}>{summary}</p>
                <p className={styles.tags}>
                  <span>{industry.title}</span>
                  <span>{technologies.slice(0, 2).join(', ')}</span>
                  <span>{facts.duration}</span>
                  <SampleBadge sample={sample} />
                </p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The first of three or more goes across the width, and so does one left without a partner. Pairs change sides. */
function toFrame(index: number, count: number): 'wide' | 'broad' | 'narrow' {
  const place = count === 2 ? index : index - 1
  if (place < 0 || (index === count - 1 && place % 2 === 0)) return 'wide'
  return place % 4 === 0 || place % 4 === 3 ? 'broad' : 'narrow'
}
