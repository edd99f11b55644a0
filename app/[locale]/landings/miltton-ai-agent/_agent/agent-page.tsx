import { useLocale, useMessages, useTranslations } from 'next-intl'
import { priceOfQuery } from '@/components/estimate/query-price'
import { AgreedRate } from '@/components/estimate/start-rate'
import { Climb } from '@/components/landings/climb'
import { LandingChapters } from '@/components/landings/landing-chapters'
import { LandingSteps } from '@/components/landings/landing-steps'
import { NameList } from '@/components/landings/name-list'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { TitledList } from '@/components/primitives/titled-list'
import type { EstimatePreset, Landing } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { AgentConduct } from './agent-conduct'
import { AgentDialogue, AgentTranscript } from './agent-dialogue'
import { AgentEvaluation } from './agent-evaluation'
import { AgentHero } from './agent-hero'
import styles from './agent-page.module.scss'
import { AgentPrices } from './agent-prices'
import type { AgentWords } from './agent-words'
import type { Outcome } from './evaluate'

type AgentPageProps = {
  landing: Landing
  presets: readonly EstimatePreset[]
  /** The examination of this build, in the order of the landing's table. */
  examination: { outcomes: readonly Outcome[]; passages: number; day: string }
}

export function AgentPage({ landing, presets, examination }: AgentPageProps) {
  const t = useTranslations('LandingPage')
  const own = useTranslations('AgentPage')
  const locale = useLocale()
  const words = useAgentWords()
  const shown = examination.outcomes.filter(({ question }) => landing.evaluation.some((each) => each.shown && each.question === question))
  const estimate = hrefTo(locale, 'estimate/results', landing.estimate ? { query: landing.estimate } : {})
  const price = landing.estimate ? priceOfQuery(landing.estimate) : null
  const priceNote = (
    <>
      {own('priceNote')}
      <AgreedRate />
    </>
  )
  return (
    <>
      <AgentHero landing={landing} shown={shown} words={words} estimate={estimate} />
      <p className={styles.scene}>
        <img src="/images/landings/miltton-ai-agent.webp" alt="" width="1600" height="667" loading="lazy" decoding="async" />
      </p>
      <Section title={t('benefits')}>
        <TitledList items={landing.benefits} />
      </Section>
      {landing.conduct && <AgentConduct conduct={landing.conduct} />}
      <AgentTranscript shown={shown.slice(1)} words={words} />
      <AgentEvaluation {...examination} />
      <AgentDialogue turns={landing.dialogue} />
      <Section title={t('steps')} layout="stacked">
        <LandingSteps steps={landing.steps}>
          <Climb />
        </LandingSteps>
      </Section>
      <Section title={t('safety')}>
        <TitledList items={landing.safety} />
      </Section>
      <LandingChapters content={landing.body} />
      <Section title={t('price')} intro={priceNote}>
        <AgentPrices
          prices={[
            ...presets.map(({ title, sizes: { usual } }) => ({
              label: title,
              from: usual.cost.p10,
              to: usual.cost.p90,
              weeks: usual.weeks,
            })),
            ...(price ? [{ label: own('priceAgent'), from: price.from, to: price.to, weeks: price.weeks.p50 }] : []),
          ]}
        />
        <ArrowLink href={estimate}>{own('estimate')}</ArrowLink>
      </Section>
      {landing.integrations.length > 0 && (
        <Section title={t('integrations')}>
          <NameList names={landing.integrations} />
        </Section>
      )}
      <Section title={t('faq')}>
        <QuestionList questions={landing.questions} />
      </Section>
    </>
  )
}

function useAgentWords(): AgentWords {
  const locale = useLocale()
  return { ...useMessages().AgentPage.says, hrefs: { search: hrefTo(locale, 'search') } }
}
