import { useLocale, useTranslations } from 'next-intl'
import { guideFigures } from '@/components/estimate/guide-figures'
import { pricesIn } from '@/components/estimate/labels'
import { PresetTable } from '@/components/estimate/preset-table'
import { StartRate } from '@/components/estimate/start-rate'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { ButtonLink } from '@/components/primitives/button-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { TitledList } from '@/components/primitives/titled-list'
import type { CaseStudy, CostGuide, EstimatePreset, Service } from '@/content-client/types'
import { startCurrency } from '@/estimate'
import { hrefTo, serviceRoute } from '@/routing/routes'
import styles from './guide-page.module.scss'
import { withAmounts } from './with-amounts'

type GuidePageProps = {
  guide: CostGuide
  presets: readonly EstimatePreset[]
  service: Service
  study: CaseStudy | undefined
  others: readonly CostGuide[]
}

const notIncluded = ['vat', 'fees', 'content', 'support'] as const

/** What a kind of project costs, what moves the price, and where to go on from there. */
export function GuidePage({ guide, presets, service, study, others }: GuidePageProps) {
  const t = useTranslations('CostGuidePage')
  const locale = useLocale()
  const { configurations, usual, drivers, savings } = guideFigures(guide, presets, startCurrency[locale])
  const price = pricesIn(locale)
  const results = (query: string) => hrefTo(locale, 'estimate/results', { query })
  const rows = configurations.map(({ size, query, cost, weeks, blocks }, index) => ({
    slug: size,
    href: results(query),
    title: guide.sizes[index]?.title ?? '',
    summary: [guide.sizes[index]?.text, t('blocks', { blocks })].join(' '),
    sizes: { usual: { cost, weeks } },
  }))
  return (
    <>
      <PageHeading title={guide.title} lead={guide.lead}>
        <ButtonLink href={results(usual.query)} kind="primary" arrow>
          {t('open')}
        </ButtonLink>
      </PageHeading>
      <Section title={t('short')}>
        <p className={styles.range}>{t('range', { from: price(usual.cost.p10), to: price(usual.cost.p90) })}</p>
        <p className={styles.meaning}>
          {t('meaning', { expected: price(usual.cost.p50), weeks: usual.weeks })}
          <StartRate />
        </p>
      </Section>
      <Section title={t('sizes')} intro={t('sizesIntro')} layout="stacked">
        <PresetTable presets={rows} caption={t('sizes')} marked="usual" />
      </Section>
      <Section title={t('drivers')} intro={t('driversIntro')}>
        <TitledList items={withAmounts(guide.driverTexts, drivers, price)} />
      </Section>
      <Section title={t('savings')} intro={t('savingsIntro')}>
        <TitledList items={withAmounts(guide.savingTexts, savings, price)} />
      </Section>
      <Section title={t('notIncluded.title')}>
        <ul className={styles.list}>
          {notIncluded.map((item) => (
            <li key={item}>{t(`notIncluded.${item}`)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('questions')} id="questions">
        <QuestionList questions={guide.questions} />
      </Section>
      <Section title={t('further')}>
        <ul className={styles.further}>
          <li>
            <ArrowLink href={hrefTo(locale, serviceRoute(service.slug))}>{t('service', { service: service.title })}</ArrowLink>
          </li>
          {study && (
            <li>
              <ArrowLink href={hrefTo(locale, { name: 'portfolio/case', slug: study.slug })}>
                {t('case', { client: study.client })}
              </ArrowLink>
            </li>
          )}
          {others.slice(0, 3).map(({ slug, title }) => (
            <li key={slug}>
              <ArrowLink href={hrefTo(locale, { name: 'cost-guides/guide', slug })}>{title}</ArrowLink>
            </li>
          ))}
          <li>
            <ArrowLink href={hrefTo(locale, 'cost-guides')}>{t('all')}</ArrowLink>
          </li>
        </ul>
      </Section>
    </>
  )
}
