import { ButtonLink } from '../../primitives/button-link'
import { useWords } from '../words-provider'
import { useEstimateLinks } from './use-estimate-links'

export function HeadlineActions() {
  const t = useWords().in('EstimateLive')
  const links = useEstimateLinks()
  return (
    <>
      <ButtonLink href={links.contact} kind="primary" arrow>
        {t('check')}
      </ButtonLink>
      <ButtonLink href={links.to('estimate/functional-blocks')}>{t('blocks')}</ButtonLink>
    </>
  )
}
