import { useTranslations } from 'next-intl'
import { PageHeading } from '../primitives/page-heading'
import { StepList } from './step-list'
import { type EstimateStep, estimateSteps, stepNamespaces } from './steps'

export function StepPage({ step }: { step: EstimateStep }) {
  const t = useTranslations()
  const number = estimateSteps.indexOf(step) + 1
  return (
    <>
      <PageHeading
        above={t('EstimateSteps.position', { number })}
        title={t(`${stepNamespaces[step]}.title`)}
        lead={t(`${stepNamespaces[step]}.intro`)}
      />
      <StepList title={t('EstimateSteps.label')} current={step} />
    </>
  )
}
