import { Fragment, type ReactNode } from 'react'
import { keysOf, parameters } from '@/estimate'
import { FieldControl, FieldRow, type StepQuestionsProps } from '../form/field-row'
import { type Option, OptionList } from '../form/option-list'
import { Quantity } from '../form/quantity'
import { isKeyOf, wordKey } from '../words'
import { isPriced, pricedQuestions } from './answer-prices'
import { type ChoiceQuestion, choiceQuestions, stages } from './questions'
import styles from './setting-questions.module.scss'

type SettingQuestionsProps = StepQuestionsProps & {
  /** Shows whether the deadline can be met. */
  deadlineNote?: ReactNode
  /** Shows what projects of the chosen kind usually have. */
  usual?: ReactNode
  /** Shows what the estimate costs with an answer. */
  price?: (id: string) => ReactNode
  /** Says so, in the first question with prices. */
  priceNote?: ReactNode
}

/** The questions of step 1: what is built, how, and when. */
export function SettingQuestions({ deadlineNote, usual, ...props }: SettingQuestionsProps) {
  const t = props.words.in('EstimateSettings.stages')
  return stages.map((stage, index) => (
    <section className={styles.stage} aria-labelledby={`stage-${stage}`} key={stage}>
      <h2 className={styles.title} id={`stage-${stage}`}>
        <span className={styles.number}>{index + 1}</span> {t(stage)}
      </h2>
      {choiceQuestions
        .filter((question) => question.stage === stage)
        .map((question) => (
          <Fragment key={question.name}>
            <Choice {...props} question={question} />
            {question.name === 't' && usual}
            {question.name === 'pace' && <Calendar {...props} deadlineNote={deadlineNote} />}
          </Fragment>
        ))}
      {stage === 'product' && <Counts {...props} />}
    </section>
  ))
}

type ChoiceProps = StepQuestionsProps & Pick<SettingQuestionsProps, 'price' | 'priceNote'> & { question: ChoiceQuestion }

function Choice({ words, Control, errorNote, price, priceNote, question: { name, key, look, hinted } }: ChoiceProps) {
  const t = words.in('EstimateSettings')
  const { kind, values: answers } = parameters[name]
  const options = answers.map((value): Option => {
    const word = wordKey(value)
    const hints = words.messages.EstimateSettings.hints
    const after = isPriced(name) ? price?.(`${name}.${value}`) : undefined
    return { value, name: t(`options.${word}`), hint: isKeyOf(hints, word) ? t(`hints.${word}`) : undefined, after }
  })
  return (
    <OptionList
      name={name}
      question={t(`${key}.question`)}
      hint={
        hinted && (
          <>
            {t(`${key}.hint`)} {name === pricedQuestions[0] && priceNote}
          </>
        )
      }
      options={options}
      Control={Control}
      error={errorNote(name)}
      several={kind === 'set'}
      look={look}
    />
  )
}

/** Start and deadline, both optional. */
function Calendar({ words, Control, errorNote, deadlineNote }: SettingQuestionsProps) {
  const calendar = words.in('EstimateCalendar')
  return (
    <FieldRow question={calendar('question')}>
      {(['from', 'by'] as const).map((name) => (
        <FieldControl name={name} label={calendar(name)} hint={calendar(`${name}Hint`)} error={errorNote(name)} key={name}>
          {(attributes) => <Control {...attributes} type="date" field={name} />}
        </FieldControl>
      ))}
      {deadlineNote}
    </FieldRow>
  )
}

/** Kinds of users and languages. They only propose blocks and change no figure. */
function Counts({ words, Control, errorNote }: StepQuestionsProps) {
  const counts = words.in('EstimateSettings.counts')
  return (
    <FieldRow question={counts('question')} hint={counts('hint')}>
      {keysOf('count').map((name) => {
        const { setting, min, max } = parameters[name]
        return (
          <FieldControl name={name} label={counts(setting)} error={errorNote(name)} key={name}>
            {() => <Quantity counted={counts(setting)} {...{ words, Control, name, min, max }} />}
          </FieldControl>
        )
      })}
    </FieldRow>
  )
}
