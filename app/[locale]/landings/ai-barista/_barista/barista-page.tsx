import { useLocale, useMessages, useTranslations } from 'next-intl'
import { splitChapters } from '@/components/landings/chapters'
import { Climb } from '@/components/landings/climb'
import { LandingDetails } from '@/components/landings/landing-details'
import { LandingHero } from '@/components/landings/landing-hero'
import { LandingPrice } from '@/components/landings/landing-price'
import { LandingSteps } from '@/components/landings/landing-steps'
import { PointColumns } from '@/components/landings/point-columns'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import type { EstimatePreset, Landing } from '@/content-client/types'
import styles from './barista-page.module.scss'
import { Demonstration, demonstrationId } from './demo/demonstration'
import { writeOrder } from './demo/written-order'
import { OrderChannels } from './order-channels'

/** The assistant for coffee chains: a promise, an order to try, and then how it is done. */
export function BaristaPage({ landing, presets }: { landing: Landing; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('LandingPage')
  const own = useTranslations('BaristaPage')
  const order = writeOrder(landing.dialogue, useLocale(), useMessages().BaristaPage.labels)
  const [channels, ...details] = splitChapters(landing.body)
  return (
    <div className={styles.page} data-hue="copper" data-sections>
      <LandingHero landing={landing} trial={{ href: `#${demonstrationId}`, text: own('try') }} scenic>
        <img src="/images/landings/ai-barista.webp" alt="" width="1600" height="720" fetchPriority="low" decoding="async" />
      </LandingHero>
      <Demonstration order={order} />
      <Section title={t('benefits')} layout="stacked">
        <PointColumns points={landing.benefits} />
      </Section>
      <Section title={t('steps')} layout="stacked">
        <LandingSteps steps={landing.steps}>
          <Climb />
        </LandingSteps>
      </Section>
      {channels && <OrderChannels {...channels} total={order.total} />}
      <LandingDetails chapters={details} landing={landing} />
      <LandingPrice presets={presets} />
      <Section title={t('faq')}>
        <QuestionList questions={landing.questions} />
      </Section>
    </div>
  )
}
