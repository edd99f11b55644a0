import { useLocale, useMessages } from 'next-intl'
import { FieldError } from '../form/field-error'
import { LiveControl } from '../form/live-control'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { DeadlineNote } from './deadline-note'
import { SettingQuestions } from './setting-questions'
import { TitleField } from './title-field'

/** Step 1: settings. */
export function SettingsStep() {
  return (
    <StepFrame step="settings" messages={['EstimateCalendar']}>
      <SettingQuestions
        words={createWords(useLocale(), useMessages())}
        Control={LiveControl}
        errorNote={(field) => <FieldError field={field} />}
        deadlineNote={<DeadlineNote />}
      />
      <TitleField />
    </StepFrame>
  )
}
