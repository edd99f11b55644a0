import { useState } from 'react'
import type { BlockText } from '@/estimate/texts'
import type { Locale } from '@/routing/locales'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { apiAddresses } from '../api-addresses'

export type BlockTexts = Readonly<Record<string, BlockText>>

const loading = new Map<Locale, Promise<BlockTexts | null>>()

/** The texts of all blocks in one language, fetched once; null if that fails. */
export function fetchBlockTexts(locale: Locale): Promise<BlockTexts | null> {
  const started = loading.get(locale)
  if (started) return started
  const request = fetch(`${apiAddresses.texts}/${locale}`)
    .then((response): Promise<BlockTexts> | null => (response.ok ? response.json() : null))
    .catch(() => null)
  loading.set(locale, request)
  return request
}

export function useBlockTexts(locale: Locale): BlockTexts | null {
  const [texts, setTexts] = useState<BlockTexts | null>(null)
  useSafeEffect(() => {
    let gone = false
    const timer = setTimeout(async () => {
      const found = await fetchBlockTexts(locale)
      if (!gone) setTexts(found)
    }, 300)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [locale])
  return texts
}
