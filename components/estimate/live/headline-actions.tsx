import { ButtonLink } from '../../primitives/button-link'
import { useWords } from '../words-provider'
import { useEstimateLinks } from './use-estimate-links'

/** The one action of the page, and the way back to the blocks. */
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
