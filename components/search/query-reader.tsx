'use client'

// Client: tells what the address asks for, also when Back, Forward or a link change it. Nothing is drawn.
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'

export function QueryReader({ onRead }: { onRead: (query: string | null) => void }) {
  const asked = useSearchParams().get('q')
  useEffect(() => onRead(asked), [asked, onRead])
  return null
}
