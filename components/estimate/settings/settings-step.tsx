import { useLocale, useMessages } from 'next-intl'
import { choices, defaultInput, platforms } from '@/estimate'
import { type Option, OptionList } from '../form/option-list'
import { StepFrame } from '../steps/step-frame'
import { createWords, wordKey } from '../words'
import { Calendar } from './calendar'
import { Counts } from './counts'
import { type choiceQuestions, firstQuestions, lastQuestions } from './questions'
import { TitleField } from './title-field'

/** Step 1: what is built, for whom, and how much of it is known. */
export function SettingsStep() {
  const words = createWords(useLocale(), useMessages())
  const t = words.in('EstimateSettings')
  const ask = ({ name, key, look, hinted }: (typeof choiceQuestions)[number]) => {
    const values: readonly string[] = key === 'platforms' ? platforms : choices[key]
    const options = values.map(
      (value): Option => ({
        value,
        name: t(`${key}.options.${wordKey(value)}`),
        hint: look === 'pairs' ? t(`${key}.hints.${wordKey(value)}`) : undefined,
      }),
    )
    return (
      <OptionList
        key={name}
        name={name}
        question={t(`${key}.question`)}
        hint={hinted ? t(`${key}.hint`) : undefined}
        options={options}
        chosen={[defaultInput[key]].flat()}
        several={key === 'platforms'}
        look={look}
      />
    )
  }
  return (
    <StepFrame step="settings" messages={['EstimateCalendar']}>
      {firstQuestions.map(ask)}
      <Calendar />
      <Counts />
      {lastQuestions.map(ask)}
      <TitleField />
    </StepFrame>
  )
}
