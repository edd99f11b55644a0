import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { blockTitles } from '@/estimate/titles'
import { hrefTo } from '@/routing/routes'
import { Button } from '../../primitives/button'
import type { FormStep } from '../form/fields'
import { StepForm } from '../form/step-form'
import { Notices } from '../notices/notices'
import { ReadOut } from '../read-out/read-out'
import { type EstimateStep, estimateSteps, stepNamespaces } from '../steps'
import type { EstimateMessages } from '../words'
import { WordsProvider } from '../words-provider'
import { Flight } from './flight'
import styles from './step-frame.module.scss'

/** Words every step writes with in the browser. */
const shared = [
  'EstimateReadOut',
  'EstimateGroups',
  'EstimateErrors',
  'EstimateCauses',
  'EstimateNotices',
  'EstimateRules',
  'EstimateTechnologies',
] as const

type StepFrameProps = { step: FormStep; messages?: readonly (keyof EstimateMessages)[]; children: ReactNode }

/** A step of the estimate: where one is, the form, the figures so far, and the way back and on. */
export function StepFrame({ step, messages: own = [], children }: StepFrameProps) {
  const locale = useLocale()
  const t = useTranslations()
  const all = useMessages()
  const target: EstimateStep = `estimate/${step}`
  const number = estimateSteps.indexOf(target) + 1
  const next = estimateSteps[number] ?? target
  const before = estimateSteps[number - 2] ?? 'estimate'
  const onward = next === 'estimate/results' ? t('EstimateSteps.results') : t('EstimateSteps.next', { step: t(`PageNames.${next}`) })
  const messages = Object.fromEntries([...shared, ...own].map((name) => [name, all[name]]))
  return (
    <WordsProvider locale={locale} messages={messages} titles={blockTitles[locale]}>
      <div className={styles.step}>
        <Flight current={target} />
        <header className={styles.heading}>
          <h1 className={styles.title}>{t(`${stepNamespaces[target]}.title`)}</h1>
          <p className={styles.lead}>{t(`${stepNamespaces[target]}.intro`)}</p>
        </header>
        <Notices />
        <StepForm step={step} next={hrefTo(locale, next)}>
          <div className={styles.frame}>
            <div className={styles.matter}>{children}</div>
            <ReadOut onward={onward} />
          </div>
          <p className={styles.end}>
            <a className={styles.back} href={hrefTo(locale, before)} data-estimate-link="">
              {t('EstimateSteps.back', { step: t(`PageNames.${before}`) })}
            </a>
            <span className={styles.plain}>
              <Button type="submit">{onward}</Button>
            </span>
          </p>
        </StepForm>
      </div>
    </WordsProvider>
  )
}
