import { type Messages, useLocale, useMessages, useTranslations } from 'next-intl'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { FormStep } from '@/estimate'
import { listTitles } from '@/estimate/texts'
import { pickMessages } from '@/messages/pick'
import { hrefTo } from '@/routing/routes'
import { Island } from '../../primitives/island'
import { StepForm } from '../form/step-form'
import { LinkedPlace } from '../linked/linked-place'
import { Notices } from '../notices/notices'
import { type EstimateStep, estimateSteps, stepNamespaces } from '../steps'
import { StepSummary } from '../summary/step-summary'
import { SummaryBasis } from '../summary/summary-basis'
import { WordsProvider } from '../words-provider'
import { StepEnd } from './step-end'
import styles from './step-frame.module.scss'
import { Stepper } from './stepper'

/** Message namespaces every step uses in the browser. */
const shared = [
  'EstimateSummary',
  'EstimateCurrency',
  'EstimateGroups',
  'EstimateErrors',
  'EstimateChanges',
  'EstimateNotices',
  'EstimateRules',
  'EstimateTechnologies',
] as const

type StepFrameProps = {
  step: FormStep
  messages?: readonly (keyof Messages)[]
  /** Over the questions and the summary. */
  above?: ReactNode
  /** What both share. */
  State?: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** A page of a step: stepper, form, summary, and links to the previous and next step. */
export function StepFrame({ step, messages: own = [], above, State = Fragment, children }: StepFrameProps) {
  const locale = useLocale()
  const t = useTranslations()
  const target: EstimateStep = `estimate/${step}`
  const number = estimateSteps.indexOf(target) + 1
  const next = estimateSteps[number] ?? target
  const before = estimateSteps[number - 2] ?? 'estimate'
  const onward = next === 'estimate/results' ? t('EstimateSteps.results') : t('EstimateSteps.next', { step: t(`PageNames.${next}`) })
  const all = useMessages()
  const messages = {
    ...pickMessages(all, [...shared, ...own]),
    EstimateBasis: pickMessages(all.EstimateBasis, ['changed', 'dollars', 'exchange', 'ours', 'ownExchange', 'yours']),
  }
  return (
    <WordsProvider locale={locale} messages={messages} titles={listTitles[locale]}>
      <div className={styles.step} data-runtime="query">
        <Stepper current={target} />
        <Island>
          <header className={styles.heading}>
            <h1 className={styles.title}>{t(`${stepNamespaces[target]}.title`)}</h1>
            <p className={styles.lead}>{t(`${stepNamespaces[target]}.intro`)}</p>
          </header>
        </Island>
        <Notices />
        <LinkedPlace />
        <StepForm step={step} next={hrefTo(locale, next)}>
          <State>
            {above}
            <div className={styles.frame}>
              <div className="shrinks">
                <Island>{children}</Island>
              </div>
              <Island>
                <StepSummary onward={onward} last={next === 'estimate/results'} />
              </Island>
            </div>
          </State>
          <SummaryBasis className={styles.basis} changed={`${styles.basis} ${styles.changed}`} />
          <StepEnd {...{ number, before, next, onward }} />
        </StepForm>
      </div>
    </WordsProvider>
  )
}
