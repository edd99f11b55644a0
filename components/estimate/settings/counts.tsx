import { useTranslations } from 'next-intl'
import { FieldControl, FieldRow } from '../form/field-row'
import { Quantity } from '../form/quantity'

/** How many kinds of people and how many languages: they propose blocks and change no figure by themselves. */
export function Counts() {
  const t = useTranslations('EstimateSettings.counts')
  return (
    <FieldRow question={t('question')} hint={t('hint')}>
      <FieldControl name="roles" label={t('roles')}>
        <Quantity name="roles" least={1} most={8} initial={2} />
      </FieldControl>
      <FieldControl name="langs" label={t('languages')}>
        <Quantity name="langs" least={1} most={10} initial={1} />
      </FieldControl>
    </FieldRow>
  )
}
