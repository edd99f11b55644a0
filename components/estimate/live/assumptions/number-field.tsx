import { useState } from 'react'
import { Field } from '../../../primitives/field'
import { useWords } from '../../words-provider'
import { type Bounds, readNumber } from './read-number'

type NumberFieldProps = {
  label: string
  /** By our price list. */
  ours: number
  /** The visitor's; undefined where it is ours. */
  own: number | undefined
  bounds: Bounds
  /** An amount with its currency. */
  inWords: (amount: number) => string
  onChange: (own: number | undefined, label: string) => void
}

/** A number of the price list: counts once the field is left or Enter is pressed; an empty field is ours again. */
export function NumberField({ label, ours, own, bounds, inWords, onChange }: NumberFieldProps) {
  const words = useWords()
  const t = words.in('EstimateLive')
  const [draft, setDraft] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const inPlain = (amount: number) => (words.locale === 'uk' ? String(amount).replace('.', ',') : String(amount))
  const shown = inPlain(own ?? ours)
  const settle = () => {
    if (draft === null) return
    const read = draft.trim() === '' ? ours : readNumber(draft, bounds)
    setWrong(read === null)
    if (read === null) return
    setDraft(null)
    if (read !== (own ?? ours)) onChange(read === ours ? undefined : read, t('edit.chosen', { setting: label, value: inWords(read) }))
  }
  const { min, max, decimals } = bounds
  const marked = own !== undefined && own !== ours
  return (
    <Field
      label={label}
      hint={marked ? `${words.in('EstimateBasis')('changed')}: ${inWords(ours)} → ${inWords(own)}` : undefined}
      error={isWrong ? t('assumptions.wrong', { min: inPlain(min), max: inPlain(max), decimals }) : undefined}
      control={{
        inputMode: 'decimal',
        autoComplete: 'off',
        value: draft ?? shown,
        onChange: ({ currentTarget }) => setDraft(currentTarget.value),
        onBlur: settle,
        onKeyDown: ({ key }) => key === 'Enter' && settle(),
      }}
    />
  )
}
