import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { SampleBadge } from '../primitives/badge'
import styles from './case-card.module.scss'
import { CaseCover } from './case-cover'
import type { CaseFrame } from './case-frames'

type CaseCardProps = {
  study: CaseStudy
  /** The frame the list gives it at first. */
  frame: CaseFrame
  heading: 'h2' | 'h3'
  /** Its picture stands on the first screen. */
  first?: boolean
  /** With the first figure of what came of it. */
  outcome?: boolean
}

/** A case in a list: its cover in the frame its place in the list has, and a link to its story. */
export function CaseCard({ study, frame, heading: Heading, first = false, outcome = false }: CaseCardProps) {
  const locale = useLocale()
  const t = useTranslations('CaseCard')
  const { slug, client, summary, industry, technologies, facts, sample, hue, metrics } = study
  const [metric] = metrics
  return (
    <div className={outcome ? `${styles.card} ${styles.lit}` : styles.card} data-hue={hue} data-cursor={t('look')}>
      <CaseCover study={study} size={frame} first={first} />
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
            <span>
              {technologies
                .slice(0, 2)
                .map(({ title }) => title)
                .join(', ')}
            </span>
            <span>{facts.duration}</span>
            <SampleBadge sample={sample} />
          </p>
        </div>
        {outcome && metric && (
          <p className={styles.outcome}>
            <span className={styles.figure}>{metric.value}</span>
            <span className={styles.measured}>
              {metric.label} <span className={styles.source}>{metric.source}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  )
}
