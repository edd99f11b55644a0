import { useTranslations } from 'next-intl'
import { splitChapters } from '@/components/landings/chapters'
import { Climb } from '@/components/landings/climb'
import { LandingDetails } from '@/components/landings/landing-details'
import { LandingHero } from '@/components/landings/landing-hero'
import { LandingSteps } from '@/components/landings/landing-steps'
import { PointColumns } from '@/components/landings/point-columns'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import type { EstimatePreset, Landing } from '@/content-client/types'
import { Architecture } from './architecture'
import { FitSection } from './fit-section'
import { MigrationSection, migrationId } from './migration-section'
import { OnePrice } from './one-price'
import { PitfallsSection } from './pitfalls-section'
import styles from './strapi-page.module.scss'
import { Versions } from './versions'

/** For those who move to Strapi 5 or think of it: whether, how, for how many hours, and where it hurts. */
export function StrapiPage({ landing, presets: [preset] }: { landing: Landing; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('LandingPage')
  const own = useTranslations('StrapiPage')
  return (
    <>
      <LandingHero landing={landing} trial={{ href: `#${migrationId}`, text: own('try') }} scenic>
        <img src="/images/landings/strapi.webp" alt="" width="1600" height="720" fetchPriority="low" decoding="async" />
        <Versions />
      </LandingHero>
      <Section title={t('benefits')} layout="stacked">
        <PointColumns points={landing.benefits} />
      </Section>
      {landing.fit && <FitSection fit={landing.fit} />}
      <MigrationSection />
      <Section title={t('steps')} layout="stacked" className={styles.flight}>
        <LandingSteps steps={landing.steps}>
          <Climb />
        </LandingSteps>
      </Section>
      <Architecture />
      <PitfallsSection pitfalls={landing.pitfalls} measured={landing.measured} />
      <LandingDetails chapters={[landing.audience, landing.body].flatMap((text) => (text ? splitChapters(text) : []))} landing={landing} />
      {preset && <OnePrice preset={preset} />}
      <Section title={t('faq')}>
        <QuestionList questions={landing.questions} />
      </Section>
    </>
  )
}
