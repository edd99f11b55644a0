import { useTranslations } from 'next-intl'
import { FieldControl, FieldRow } from '../form/field-row'
import { DeadlineNote } from './deadline-note'

/** When it starts and when it has to be there. Neither is asked for. */
export function Calendar() {
  const t = useTranslations('EstimateCalendar')
  return (
    <FieldRow question={t('question')}>
      <FieldControl name="from" label={t('from')} hint={t('fromHint')} control={{ type: 'date' }} />
      <FieldControl name="by" label={t('by')} hint={t('byHint')} control={{ type: 'date' }} />
      <DeadlineNote />
    </FieldRow>
  )
}
