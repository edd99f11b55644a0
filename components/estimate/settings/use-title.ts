import { type ComponentProps, useState } from 'react'
import { useEstimateDocument } from '../document/estimate-context'
import { useWords } from '../words-provider'

/** The attributes of a field for the project's title. */
export function useTitle(): ComponentProps<'input'> {
  const { title, rename } = useEstimateDocument()
  const t = useWords().in('EstimateChanges')
  // The store trims the title, so a space at its end would be lost while typing.
  const [typed, setTyped] = useState<string | null>(null)
  return {
    ...{ type: 'text', maxLength: 80, autoComplete: 'off', value: typed ?? title },
    onChange: ({ currentTarget: { value } }) => {
      setTyped(value)
      rename(value, t('titled', { name: value.trim() || '—' }), typed !== null)
    },
    onBlur: () => setTyped(null),
  }
}
