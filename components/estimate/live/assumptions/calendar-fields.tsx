import { useState } from 'react'
import { addDays } from '@/estimate'
import { formatDay } from '@/messages/format'
import { Field } from '../../../primitives/field'
import { useEstimateStore } from '../../document/estimate-context'
import { useEstimatePart } from '../../document/estimate-part'
import { checkFields } from '../../form/check-fields'
import { firstStart } from '../../form/fields'
import { today } from '../../form/today'
import { errorLabel } from '../../step-labels'
import { useWords } from '../../words-provider'

const fields = { from: 'start', by: 'deadline' } as const
type Name = keyof typeof fields

/** Start and deadline, by the rules of the first step. A valid day counts at once; what is wrong is said once the field is left. */
export function CalendarFields() {
  const { set, current } = useEstimateStore()
  const input = useEstimatePart(({ document: { input } }) => ({ start: input.start, deadline: input.deadline }))
  const words = useWords()
  const calendar = words.in('EstimateCalendar')
  const t = words.in('EstimateLive')
  const [drafts, setDrafts] = useState<Partial<Record<Name, { value: string; left: boolean }>>>({})
  const now = today()

  const errorOf = (name: Name, value: string) => {
    const dates = { from: input.start ?? '', by: input.deadline ?? '', [name]: value }
    return checkFields('settings', Object.entries(dates), current().catalogue, now).find(({ field }) => field === name)
  }
  const choose = (name: Name, value: string) => {
    const wrong = errorOf(name, value)
    setDrafts({ ...drafts, [name]: wrong && { value, left: drafts[name]?.left ?? false } })
    const day = wrong ? '' : value
    const label = t('edit.chosen', { setting: calendar(name), value: day ? formatDay(day, words.locale) : t('assumptions.none') })
    const dates = wrong ? withoutWrong(name) : withDay(name, day)
    if (dates.start !== input.start || dates.deadline !== input.deadline) set({ set: dates }, label)
  }
  const withDay = (name: Name, day: string) => {
    if (name === 'by') return { deadline: day || null, start: input.start ?? (day ? firstStart(now) : null) }
    // A deadline counts from a start, and goes with it.
    return { start: day || null, deadline: day ? input.deadline : null }
  }
  /** The date before one that cannot be taken would go on deciding the price unseen. */
  const withoutWrong = (name: Name) => {
    if (name === 'by') return { ...input, deadline: null }
    return { ...input, start: input.deadline ? firstStart(now) : null }
  }
  return (Object.keys(fields) as Name[]).map((name) => {
    const draft = drafts[name]
    const error = draft?.left ? errorOf(name, draft.value) : undefined
    return (
      <Field
        key={name}
        label={calendar(name)}
        hint={calendar(`${name}Hint`)}
        error={error && errorLabel(words, error)}
        control={{
          type: 'date',
          value: draft?.value ?? input[fields[name]] ?? '',
          min: name === 'by' ? addDays(input.start ?? firstStart(now), 21) : undefined,
          onChange: ({ currentTarget }) => choose(name, currentTarget.value),
          onBlur: () => draft && setDrafts({ ...drafts, [name]: { ...draft, left: true } }),
        }}
      />
    )
  })
}
