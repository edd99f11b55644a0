'use client'

// Client: the title is in the fragment of the address, which browsers do not send.
import { type ComponentProps, useState } from 'react'
import { useEstimateDocument } from '../document/provider'

export function TitleInput(attributes: ComponentProps<'input'>) {
  const { title, rename } = useEstimateDocument()
  // The store trims the title, so a space at its end would be lost while typing.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      {...attributes}
      type="text"
      maxLength={80}
      autoComplete="off"
      value={typed ?? title}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        rename(value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
