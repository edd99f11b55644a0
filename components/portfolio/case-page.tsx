import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy, Service } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo, routeAt } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { SampleBadge } from '../primitives/badge'
import { ButtonLink } from '../primitives/button-link'
import { FactList } from '../primitives/fact-list'
import { PageHeading } from '../primitives/page-heading'
import { RichText } from '../primitives/rich-text'
import { Section } from '../primitives/section'
import styles from './case-page.module.scss'

const chapters = ['situation', 'constraint', 'decision', 'solution', 'outcome', 'lessons'] as const
const factNames = ['client', 'country', 'year', 'duration', 'team', 'budget'] as const

type CasePageProps = { study: CaseStudy; services: readonly Service[]; next: CaseStudy | undefined }

export function CasePage({ study, services, next }: CasePageProps) {
  const t = useTranslations('CasePage')
  const locale = useLocale()
  const facts = factNames.map((name) => ({ term: t(name), value: String(study.facts[name]) }))
  return (
    <article>
      <PageHeading
        title={study.title}
        lead={study.summary}
        above={
          <>
            {study.client} <SampleBadge sample={study.sample} />
          </>
        }
      />
      <div className={styles.wrap}>
        <FactList facts={[...facts, { term: t('technologies'), value: study.technologies.join(', ') }]} />
      </div>
      {chapters.map((chapter) => (
        <Section key={chapter} id={chapter} title={t(chapter)}>
          <RichText content={study[chapter]} />
          {chapter === 'outcome' && <Metrics metrics={study.metrics} />}
        </Section>
      ))}
      <div className={styles.wrap}>
        <div className={styles.onwards}>
          <ButtonLink href={hrefTo(locale, 'estimate')} kind="primary" arrow>
            {t('estimate')}
          </ButtonLink>
          {services.map(({ slug, title }) => (
            <ArrowLink key={slug} href={hrefTo(locale, routeAt(`/services/${slug}`))}>
              {title}
            </ArrowLink>
          ))}
        </div>
        {next && (
          <p className={styles.next}>
            <span className={styles.quiet}>{t('next')}</span>
            <a className={styles.nextLink} href={hrefTo(locale, { name: 'portfolio/case', slug: next.slug })}>
              {next.title}
            </a>
          </p>
        )}
      </div>
    </article>
  )
}

function Metrics({ metrics }: { metrics: CaseStudy['metrics'] }) {
  const t = useTranslations('CasePage')
  const locale = useLocale()
  return (
    <ul className={styles.metrics}>
      {metrics.map(({ value, label, date, source }) => (
        <li key={label}>
          <p className={styles.value}>{value}</p>
          <p>{label}</p>
          <p className={styles.quiet}>{t('metricSource', { source, date: formatDay(date, locale) })}</p>
        </li>
      ))}
    </ul>
  )
}
