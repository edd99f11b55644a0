import { useTranslations } from 'next-intl'
import { FieldControl, FieldRow } from '../form/field-row'
import styles from './title-field.module.scss'

/** The project's name. It has no name as a field: it stays in the fragment of the address, which no browser ever sends. */
export function TitleField() {
  const t = useTranslations('EstimateSettings.title')
  return (
    <div className={styles.scripted}>
      <FieldRow question={t('question')}>
        <FieldControl
          name="title"
          label={t('label')}
          hint={t('hint')}
          control={{ type: 'text', name: '', maxLength: 80, autoComplete: 'off', 'data-title': '' }}
          wide
        />
      </FieldRow>
    </div>
  )
}
