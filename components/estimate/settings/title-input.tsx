'use client'

// Client: the title is in the fragment of the address, which browsers do not send.
import type { ComponentProps } from 'react'
import { useTitle } from './use-title'

export function TitleInput(attributes: ComponentProps<'input'>) {
  return <input {...attributes} {...useTitle()} />
}
