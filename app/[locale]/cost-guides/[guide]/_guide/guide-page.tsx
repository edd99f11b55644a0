import { useLocale, useTranslations } from 'next-intl'
import { guideFigures } from '@/components/estimate/guide-figures'
import { pricesIn } from '@/components/estimate/labels'
import { PresetTable } from '@/components/estimate/preset-table'
import { recordValues } from '@/components/estimate/record-values'
import { StartRate } from '@/components/estimate/start-rate'
import { ButtonLink } from '@/components/primitives/button-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { TitledList } from '@/components/primitives/titled-list'
import type { CostGuide, EstimatePreset } from '@/content-client/types'
import { startCurrency, type TrackRecord } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { Further, type FurtherProps } from './further'
import styles from './guide-page.module.scss'
import { withAmounts } from './with-amounts'

type GuidePageProps = FurtherProps & {
  guide: CostGuide
  presets: readonly EstimatePreset[]
  record: TrackRecord | null
}

const notIncluded = ['vat', 'fees', 'content', 'support'] as const

/** What a kind of project costs, what moves the price, and where to go on from there. */
export function GuidePage({ guide, presets, record, service, study, others }: GuidePageProps) {
  const t = useTranslations('CostGuidePage')
  const locale = useLocale()
  const { configurations, usual, drivers, savings } = guideFigures(guide, presets, startCurrency[locale])
  const price = pricesIn(locale)
  const expected = { expected: price(usual.cost.p50), weeks: usual.weeks }
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
          {record ? t('meaningRecord', { ...expected, ...recordValues(record) }) : t('meaning', expected)}
          <StartRate />
        </p>
      </Section>
      <Section title={t('sizes')} intro={t('sizesIntro')} layout="stacked">
        <PresetTable presets={rows} caption={t('sizes')} marked="usual" />
      </Section>
      <Section title={t('drivers')} intro={t('driversIntro')}>
        <TitledList figures items={withAmounts(guide.driverTexts, drivers, price)} />
      </Section>
      <Section title={t('savings')} intro={t('savingsIntro')}>
        <TitledList figures items={withAmounts(guide.savingTexts, savings, price)} />
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
      <Further {...{ service, study, others }} />
    </>
  )
}
