import { useLocale, useTranslations } from 'next-intl'
import { CaseCover } from '@/components/portfolio/case-cover'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { ButtonLink } from '@/components/primitives/button-link'
import { Container } from '@/components/primitives/container'
import { FactList } from '@/components/primitives/fact-list'
import { TableOfContents } from '@/components/primitives/table-of-contents'
import type { CaseStudy, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'
import { CaseChapters, chaptersOf } from './case-chapters'
import styles from './case-page.module.scss'
import { NextCase } from './next-case'

const factNames = ['client', 'country', 'year', 'duration', 'team', 'budget'] as const

type CasePageProps = { study: CaseStudy; services: readonly Service[]; next: CaseStudy | undefined }

export function CasePage({ study, services, next }: CasePageProps) {
  const t = useTranslations('CasePage')
  const locale = useLocale()
  const facts = factNames.map((name) => ({ term: t(name), value: String(study.facts[name]) }))
  return (
    <article className={styles.page} data-hue={study.hue}>
      <header className={styles.header}>
        <p className="middle gap1 size16 semibold cluster from1to8">
          {study.client} <SampleBadge sample={study.sample} />
          <a className={styles.industry} href={hrefTo(locale, { name: 'portfolio/by', slug: `industry/${study.industry.slug}` })}>
            {study.industry.title}
          </a>
        </p>
        <h1 className={styles.title}>{study.title}</h1>
        <div className={styles.lead}>
          <p>{study.summary}</p>
          <p className={styles.result}>{study.outcomeLine}</p>
        </div>
      </header>
      <div className={styles.cover}>
        <CaseCover study={study} size="wide" first />
      </div>
      <Container>
        <FactList facts={[...facts, { term: t('technologies'), value: study.technologies.map(({ title }) => title).join(', ') }]} />
      </Container>
      <div className={styles.story}>
        <div className={styles.contents}>
          <TableOfContents headings={chaptersOf(study).map((id) => ({ id, depth: 2, text: t(id) }))} title={t('contents')} />
        </div>
        <div>
          <CaseChapters study={study} />
          <div className={styles.onwards}>
            <ButtonLink href={hrefTo(locale, 'estimate/results', { query: study.estimate })} kind="primary" arrow>
              {t('estimate')}
            </ButtonLink>
            {services.map(({ slug, title }) => (
              <ArrowLink key={slug} href={hrefTo(locale, serviceRoute(slug))}>
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
