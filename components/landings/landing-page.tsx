import { useLocale, useTranslations } from 'next-intl'
import type { EstimatePreset, Landing } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { SampleBadge } from '../primitives/badge'
import { ButtonLink } from '../primitives/button-link'
import { HungText } from '../primitives/hung-text'
import { PageHeading } from '../primitives/page-heading'
import { PriceRange } from '../primitives/price-range'
import { QuestionList } from '../primitives/question-list'
import { Section } from '../primitives/section'
import { TitledList } from '../primitives/titled-list'
import { Dialogue } from './dialogue'
import styles from './landing-page.module.scss'

export function LandingPage({ landing, presets }: { landing: Landing; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('LandingPage')
  const prices = useTranslations('PriceRange')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <>
      <PageHeading
        title={landing.title}
        lead={landing.lead}
        above={
          <>
            {landing.productName} <SampleBadge sample={landing.sample} />
          </>
        }
      >
        <ButtonLink href={hrefTo(locale, 'contacts')} kind="primary" arrow>
          {actions('contacts')}
        </ButtonLink>
        <ButtonLink href={hrefTo(locale, 'estimate')}>{t('priceLink')}</ButtonLink>
      </PageHeading>
      {landing.dialogue.length > 0 && <Dialogue turns={landing.dialogue} />}
      <Section title={t('benefits')}>
        <TitledList items={landing.benefits} />
      </Section>
      <Section title={t('steps')}>
        <TitledList items={landing.steps} ordered />
      </Section>
      <HungText content={landing.body} />
      {landing.integrations.length > 0 && (
        <Section title={t('integrations')}>
          <p className={styles.integrations}>{landing.integrations.join(', ')}</p>
        </Section>
      )}
      <Section title={t('safety')}>
        <TitledList items={landing.safety} />
      </Section>
      <Section title={t('price')}>
        <div className={styles.prices}>
          {presets.map(({ slug, title, sizes: { usual } }) => (
            <PriceRange
              key={slug}
              label={title}
              from={usual.cost.p10}
              to={usual.cost.p90}
              duration={prices('weeks', { weeks: usual.weeks })}
            />
          ))}
        </div>
        <ArrowLink href={hrefTo(locale, 'estimate')}>{t('priceLink')}</ArrowLink>
      </Section>
      <Section title={t('faq')}>
        <QuestionList questions={landing.questions} />
      </Section>
    </>
  )
}
