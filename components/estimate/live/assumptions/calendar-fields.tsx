import { useState } from 'react'
import { addDays } from '@/estimate'
import { formatDay } from '@/messages/format'
import { Field } from '../../../primitives/field'
import { useEstimatePart } from '../../document/estimate-part'
import { useEstimateStore } from '../../document/provider'
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
    if (wrong) return
    const label = t('edit.chosen', { setting: calendar(name), value: value ? formatDay(value, words.locale) : t('assumptions.none') })
    // A deadline counts from a start, and goes with it.
    if (name === 'by') set({ set: { deadline: value || null, start: input.start ?? (value ? firstStart(now) : null) } }, label)
    else set({ set: { start: value || null, deadline: value ? input.deadline : null } }, label)
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
