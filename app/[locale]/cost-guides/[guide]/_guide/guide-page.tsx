import { useLocale, useTranslations } from 'next-intl'
import { guideFigures } from '@/components/estimate/guide-figures'
import { pricesIn } from '@/components/estimate/labels'
import { PresetTable } from '@/components/estimate/preset-table'
import { SunScale } from '@/components/estimate/sun-scale'
import { withAmounts } from '@/components/estimate/with-amounts'
import { ButtonLink } from '@/components/primitives/button-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { TitledList } from '@/components/primitives/titled-list'
import type { CostGuide, EstimatePreset } from '@/content-client/types'
import { startCurrency } from '@/estimate'
import { hrefTo } from '@/routing/routes'
import { DriverList } from './driver-list'
import { Further, type FurtherProps } from './further'
import styles from './guide-page.module.scss'
import { ShortAnswer, type ShortAnswerProps } from './short-answer'

type GuidePageProps = FurtherProps &
  Pick<ShortAnswerProps, 'answer'> & {
    guide: CostGuide
    presets: readonly EstimatePreset[]
  }

const notIncluded = ['vat', 'fees', 'content', 'support'] as const

/** What a kind of project costs, what moves the price, and where to go on from there. */
export function GuidePage({ guide, presets, answer, service, study, others }: GuidePageProps) {
  const t = useTranslations('CostGuidePage')
  const locale = useLocale()
  const { configurations, usual, drivers, savings } = guideFigures(guide, presets, startCurrency[locale])
  const price = pricesIn(locale)
  const preset = presets.find(({ slug }) => slug === guide.preset)
  const results = (query: string) => hrefTo(locale, 'estimate/results', { query })
  const rows = configurations.map(({ size, query, cost, weeks, blocks }, index) => ({
    slug: size,
    href: results(query),
    title: guide.sizes[index]?.title ?? '',
    summary: [guide.sizes[index]?.text, t('blocks', { blocks })].join(' '),
    sizes: { usual: { cost, weeks } },
  }))
  const marks = useTranslations('MiniEstimate.marks')
  const driverTexts = withAmounts(guide.driverTexts, drivers, price)
  const suns = [
    { at: 0, name: marks('p50'), figure: price(usual.cost.p50), marked: true },
    ...driverTexts.map(({ title, note }, index) => ({ at: drivers[index] ?? 0, name: title, figure: note })),
  ]
  return (
    <>
      <PageHeading title={guide.title} lead={guide.lead} split>
        <ButtonLink href={results(usual.query)} kind="primary" arrow>
          {t('open')}
        </ButtonLink>
      </PageHeading>
      {preset && <ShortAnswer preset={preset} answer={answer} />}
      <Section title={t('sizes')} intro={t('sizesIntro')} layout="stacked">
        <div className={styles.configurations}>
          <PresetTable presets={rows} caption={t('sizes')} marked="usual" stacked />
        </div>
      </Section>
      <Section title={t('drivers')} intro={t('driversIntro')} layout="stacked">
        <SunScale suns={suns} from={Math.min(0, ...drivers)} to={Math.max(0, ...drivers)} />
        <DriverList items={driverTexts} />
      </Section>
      <div className={styles.paper} data-ground="paper">
        <Section title={t('savings')} intro={t('savingsIntro')}>
          <TitledList figures items={withAmounts(guide.savingTexts, savings, price)} />
        </Section>
      </div>
      <Section title={t('questions')} id="questions">
        <QuestionList questions={guide.questions} />
      </Section>
      <div className={styles.rest}>
        <div>
          <h2 className="subheading inset3 ruledStrong">{t('notIncluded.title')}</h2>
          <ul className={styles.list}>
            {notIncluded.map((item) => (
              <li key={item}>{t(`notIncluded.${item}`)}</li>
            ))}
          </ul>
        </div>
        <Further {...{ service, study, others }} />
      </div>
    </>
  )
}
