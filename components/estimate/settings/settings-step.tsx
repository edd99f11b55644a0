import { useLocale, useMessages } from 'next-intl'
import { kindNames } from '../completeness/kind-names'
import { UsualBlocks } from '../completeness/usual-blocks'
import { FieldError } from '../form/field-error'
import { LiveControl } from '../form/live-control'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { AnswerPrice, AnswerPrices } from './answer-price'
import priced from './answer-price.module.scss'
import { DeadlineNote } from './deadline-note'
import { SettingQuestions } from './setting-questions'
import { TitleField } from './title-field'

/** Step 1: settings. */
export function SettingsStep() {
  const words = createWords(useLocale(), useMessages())
  return (
    <StepFrame step="settings" messages={['EstimateCalendar']}>
      <AnswerPrices>
        <SettingQuestions
          words={words}
          Control={LiveControl}
          errorNote={(field) => <FieldError field={field} />}
          deadlineNote={<DeadlineNote />}
          usual={<UsualBlocks kinds={kindNames(words)} />}
          price={(id) => <AnswerPrice id={id} />}
          priceNote={<span className={priced.note}>{words.in('EstimateSettings')('prices')}</span>}
        />
      </AnswerPrices>
      <TitleField />
    </StepFrame>
  )
}
