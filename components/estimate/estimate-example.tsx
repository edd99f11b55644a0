import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { PageHeading } from '../primitives/page-heading'
import { StepList } from './step-list'

export function EstimateExample() {
  const t = useTranslations('EstimateExamplePage')
  const start = useTranslations('EstimatePage')
  return (
    <>
      <PageHeading title={t('title')} lead={t('intro')}>
        <ButtonLink href={hrefTo(useLocale(), 'estimate/settings')} kind="primary" arrow>
          {start('start')}
        </ButtonLink>
      </PageHeading>
      <StepList title={start('steps')} />
    </>
  )
}
