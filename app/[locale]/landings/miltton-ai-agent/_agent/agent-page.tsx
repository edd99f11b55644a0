import { useLocale, useMessages, useTranslations } from 'next-intl'
import { PresetTable } from '@/components/estimate/preset-table'
import { AgreedRate } from '@/components/estimate/start-rate'
import { splitChapters } from '@/components/landings/chapters'
import { Climb } from '@/components/landings/climb'
import { LandingDetails } from '@/components/landings/landing-details'
import { LandingSteps } from '@/components/landings/landing-steps'
import { PointColumns } from '@/components/landings/point-columns'
import { ArrowLink } from '@/components/primitives/arrow-link'
import { QuestionList } from '@/components/primitives/question-list'
import { Section } from '@/components/primitives/section'
import { Stack } from '@/components/primitives/stack'
import type { EstimatePreset, Landing } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { AgentConduct } from './agent-conduct'
import { AgentDialogue, AgentTranscript } from './agent-dialogue'
import { AgentEvaluation } from './agent-evaluation'
import { AgentHero } from './agent-hero'
import { useAgentPrice } from './agent-price'
import type { AgentWords } from './agent-words'
import { AnswerCost } from './answer-cost'
import { endingOf } from './answer-flight'
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
  const price = useAgentPrice(landing.estimate, estimate)
  const priceNote = (
    <>
      {own('priceNote')}
      <AgreedRate />
    </>
  )
  return (
    <>
      <AgentHero landing={landing} shown={shown} words={words} estimate={estimate} />
      {shown[0] && <AnswerCost {...shown[0]} article={landing.article} />}
      <Section title={t('benefits')} layout="stacked">
        <PointColumns points={landing.benefits} />
      </Section>
      {landing.conduct && <AgentConduct conduct={landing.conduct} />}
      <AgentTranscript shown={oneOfEach(shown.slice(1))} words={words} />
      <AgentEvaluation {...examination} />
      <AgentDialogue turns={landing.dialogue} />
      <Section title={t('steps')} layout="stacked">
        <LandingSteps steps={landing.steps}>
          <Climb />
        </LandingSteps>
      </Section>
      <LandingDetails chapters={splitChapters(landing.body)} landing={landing} />
      <Section title={t('price')} intro={priceNote} layout="stacked">
        <Stack gap={3}>
          <PresetTable presets={price ? [...presets, price] : presets} caption={t('price')} marked={price?.slug} />
          <ArrowLink href={estimate}>{own('estimate')}</ArrowLink>
        </Stack>
      </Section>
      <Section title={t('faq')}>
        <QuestionList questions={landing.questions} />
      </Section>
    </>
  )
}

/** The first question that came to each end. */
function oneOfEach(shown: readonly Outcome[]): Outcome[] {
  return [...new Map(shown.toReversed().map((outcome) => [endingOf(outcome.answer), outcome])).values()].toReversed()
}

function useAgentWords(): AgentWords {
  const locale = useLocale()
  return { ...useMessages().AgentPage.says, hrefs: { search: hrefTo(locale, 'search') } }
}
