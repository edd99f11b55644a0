import { useTranslations } from 'next-intl'
import type { EstimatePreset } from '@/content-client/types'
import { exampleCalls } from '@/estimate/export/open-api'
import { Section } from '../../primitives/section'
import { apiAddresses } from '../api-addresses'
import { AnswerNotes } from './answer-notes'
import { ApiHero } from './api-hero'
import styles from './api-page.module.scss'
import { Call } from './call'
import { ExampleCalls } from './example-calls'
import { FieldList } from './field-list'
import { FirstAnswer } from './first-answer'
import { ParameterTable } from './parameter-table'
import { ProblemList } from './problem-list'

const rules = ['keep', 'anywhere', 'versions', 'offer'] as const

/** The interface for programs, explained to who writes them. `origin` is where the site will be asked. */
export function ApiPage({ origin, presets }: { origin: string; presets: readonly EstimatePreset[] }) {
  const t = useTranslations('EstimateApiPage')
  const first = exampleCalls.preset
  const addressOf = (query: string) => `${origin}${apiAddresses.estimate}?${query}`
  return (
    <>
      <ApiHero presets={presets} />
      <Section
        title={t('first.title')}
        intro={t('first.intro')}
        id="first-call"
        className={styles.first}
        aside={
          <div className="above4">
            <Call title={t('calls.curl')} address={addressOf(first)} />
            <AnswerNotes />
          </div>
        }
      >
        <FirstAnswer query={first} presets={presets} />
      </Section>
      <Section title={t('calls.title')} intro={t('calls.intro')} id="calls" layout="stacked" className={styles.calls}>
        <ExampleCalls addressOf={addressOf} presets={presets} />
      </Section>
      <Section title={t('parameters.title')} intro={t('parameters.intro')} id="parameters" layout="stacked" className={styles.asked}>
        <ParameterTable presets={presets} />
      </Section>
      <Section title={t('fields.title')} intro={t('fields.intro')} id="answer" layout="narrow">
        <FieldList />
      </Section>
      <Section title={t('errors.title')} intro={t('errors.intro')} id="errors" layout="narrow">
        <ProblemList />
      </Section>
      <Section title={t('fair.title')} id="fair-use" layout="stacked">
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`fair.${rule}`)}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
