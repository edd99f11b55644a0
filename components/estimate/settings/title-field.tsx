import { useTranslations } from 'next-intl'
import { FieldControl, FieldRow } from '../form/field-row'
import styles from './title-field.module.scss'
import { TitleInput } from './title-input'

/** The project's title. The form does not send it, so it is hidden without scripts. */
export function TitleField() {
  const t = useTranslations('EstimateSettings.title')
  return (
    <div className={styles.scripted}>
      <FieldRow question={t('question')}>
        <FieldControl name="title" label={t('label')} hint={t('hint')} wide>
          {(attributes) => <TitleInput {...attributes} />}
        </FieldControl>
      </FieldRow>
    </div>
  )
}
