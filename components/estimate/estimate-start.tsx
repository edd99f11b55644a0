import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { blockTitles } from '@/estimate/titles'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { ArrowLink } from '../primitives/arrow-link'
import { Section } from '../primitives/section'
import styles from './estimate-start.module.scss'
import { LinkedPlace } from './linked/linked-place'
import { CurrentEstimate } from './start/current-estimate'
import { PresetStart } from './start/preset-start'
import { SavedStart } from './start/saved-start'
import { Sentence } from './start/sentence'
import { StartHorizon } from './start/start-horizon'
import { StepList } from './step-list'
import { WordsProvider } from './words-provider'

const rules = ['one', 'two', 'three', 'four', 'five'] as const

type EstimateStartProps = {
  presets: readonly EstimatePreset[]
  /** Asked before an estimate is started, and where the answers are. */
  questions: readonly { question: string; href: string }[]
}

export function EstimateStart({ presets, questions }: EstimateStartProps) {
  const t = useTranslations('EstimatePage')
  const locale = useLocale()
  const messages = pickMessages(useMessages(), [
    'EstimateBasis',
    'EstimateSaved',
    'EstimateSentence',
    'EstimateSettings',
    'EstimateSummary',
  ])
  return (
    <WordsProvider locale={locale} messages={messages} titles={blockTitles[locale]}>
      <StartHorizon presets={presets} />
      <div className="wrap">
        <LinkedPlace />
      </div>
      <template data-runtime="query" />
      <CurrentEstimate results={hrefTo(locale, 'estimate/results')} />
      <Section title={t('sentence')} intro={t('sentenceIntro')} id="sentence-start">
        <Sentence presets={presets.map(({ slug, title }) => ({ slug, title }))} />
        <noscript>{t('noScript')}</noscript>
      </Section>
      <PresetStart presets={presets} />
      <Section title={t('saved')} intro={t('savedIntro')} id="saved">
        <SavedStart results={hrefTo(locale, 'estimate/results')} />
        <noscript>{t('noScript')}</noscript>
      </Section>
      <StepList title={t('steps')} />
      <Section title={t('how.title')} id="how">
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`how.${rule}`)}</li>
          ))}
        </ol>
        <p className="gap1 across4 above4 cluster">
          <ArrowLink href={hrefTo(locale, 'cost-guides')}>{t('guides')}</ArrowLink>
          <ArrowLink href={hrefTo(locale, 'estimate/api')}>{t('api')}</ArrowLink>
        </p>
      </Section>
      {questions.length > 0 && (
        <Section title={t('questions')} id="questions">
          <ul className="grid gap2">
            {questions.map(({ question, href }) => (
              <li key={href}>
                <ArrowLink href={href}>{question}</ArrowLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </WordsProvider>
  )
}
