import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
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
  /** Says what came of it in one sentence, where a page is not about cases. */
  brief?: boolean
  /** What came of it, under its words. */
  outcome?: ReactNode
}

/** A case in a list: its cover in the frame its place in the list has, and a link to its story. */
export function CaseCard({ study, frame, heading: Heading, first = false, brief = false, outcome }: CaseCardProps) {
  const locale = useLocale()
  const t = useTranslations('CaseCard')
  const { slug, client, summary, industry, technologies, facts, sample, hue, cover, outcomeLine } = study
  return (
    <div className={styles.card} data-hue={hue} data-cursor={t('look')}>
      <CaseCover study={study} size={frame} first={first} />
      <div className={styles.caption}>
        <div className={styles.head}>
          <Heading className="subheading">
            <a className={styles.link} href={hrefTo(locale, { name: 'portfolio/case', slug })} aria-label={t('view', { client })}>
              {client}
            </a>
          </Heading>
          <SampleBadge sample={sample} />
        </div>
        <div>
          {/* A cover without a picture says it already. */}
          <p className={styles.summary}>{brief && cover ? outcomeLine : summary}</p>
          <p className={styles.tags}>
            <span>{industry.title}</span>
            <span>
              {technologies
                .slice(0, 2)
                .map(({ title }) => title)
                .join(', ')}
            </span>
            <span>{facts.duration}</span>
          </p>
        </div>
        {outcome}
      </div>
    </div>
  )
}
