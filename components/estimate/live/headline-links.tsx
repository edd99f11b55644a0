import { ButtonLink } from '../../primitives/button-link'
import { estimateAddresses } from '../estimate-addresses'
import { ActionRow } from '../results/headline'
import type { Words } from '../words'

type HeadlineLinksProps = { words: Words; query: string; title: string }

/** The primary action of the results and a secondary one. */
export function HeadlineLinks({ words, ...estimate }: HeadlineLinksProps) {
  const t = words.in('EstimateLive')
  const addresses = estimateAddresses(estimate, words.locale)
  return (
    <ActionRow>
      <ButtonLink href={addresses.contact} kind="primary" arrow>
        {t('check')}
      </ButtonLink>
      <ButtonLink href={addresses.to('estimate/functional-blocks')}>{t('blocks')}</ButtonLink>
    </ActionRow>
  )
}
