'use client'

// Client: reports the query of the address, also after Back, Forward or a link. Renders nothing.
import { useSearchParams } from 'next/navigation'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'

export function QueryReader({ onRead }: { onRead: (query: string | null) => void }) {
  const asked = useSearchParams().get('q')
  useSafeEffect(() => onRead(asked), [asked, onRead])
  return null
}
