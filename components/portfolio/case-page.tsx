import { useLocale, useTranslations } from 'next-intl'
import type { CaseStudy, Service } from '@/content-client/types'
import { formatDay } from '@/messages/format'
import { hrefTo, routeAt } from '@/routing/routes'
import { TableOfContents } from '../blog/table-of-contents'
import { ArrowLink } from '../primitives/arrow-link'
import { SampleBadge } from '../primitives/badge'
import { ButtonLink } from '../primitives/button-link'
import { Container } from '../primitives/container'
import { FactList } from '../primitives/fact-list'
import { RichText } from '../primitives/rich-text'
import { CaseCover } from './case-cover'
import styles from './case-page.module.scss'
import { NextCase } from './next-case'

const chapters = ['situation', 'constraint', 'decision', 'solution', 'outcome', 'lessons'] as const
const factNames = ['client', 'country', 'year', 'duration', 'team', 'budget'] as const

type CasePageProps = { study: CaseStudy; services: readonly Service[]; next: CaseStudy | undefined }

export function CasePage({ study, services, next }: CasePageProps) {
  const t = useTranslations('CasePage')
  const locale = useLocale()
  const facts = factNames.map((name) => ({ term: t(name), value: String(study.facts[name]) }))
  return (
    <article className={styles.page} data-hue={study.hue}>
      <header className={styles.header}>
        <p className={styles.client}>
          {study.client} <SampleBadge sample={study.sample} />
        </p>
        <h1 className={styles.title}>{study.title}</h1>
        <p className={styles.lead}>{study.summary}</p>
      </header>
      <div className={styles.cover}>
        <CaseCover study={study} size="wide" first />
      </div>
      <Container>
        <FactList facts={[...facts, { term: t('technologies'), value: study.technologies.join(', ') }]} />
      </Container>
      <div className={styles.story}>
        <TableOfContents headings={chapters.map((id) => ({ id, depth: 2, text: t(id) }))} title={t('contents')} />
        <div className={styles.chapters}>
          {chapters.map((chapter) => (
            <section className={styles.chapter} key={chapter} id={chapter} aria-labelledby={`${chapter}-title`}>
              <h2 className={styles.heading} id={`${chapter}-title`}>
                {t(chapter)}
              </h2>
              <RichText content={study[chapter]} />
              {chapter === 'outcome' && <Metrics metrics={study.metrics} />}
            </section>
          ))}
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
        </div>
      </div>
      {next && <NextCase study={next} />}
    </article>
  )
}

function Metrics({ metrics }: { metrics: CaseStudy['metrics'] }) {
  const t = useTranslations('CasePage')
  const locale = useLocale()
  return (
    <ul className={styles.metrics}>
      {metrics.map(({ value, label, date, source }) => (
        <li className={styles.metric} key={label}>
          <p className={styles.value}>{value}</p>
          <p>{label}</p>
          <p className={styles.quiet}>{t('metricSource', { source, date: formatDay(date, locale) })}</p>
        </li>
      ))}
    </ul>
  )
}
