import { useEffect, useState } from 'react'
import type { BlockText } from '@/estimate/texts'
import type { Locale } from '@/routing/locales'
import { machineAddresses } from '../machine-addresses'

export type BlockTexts = Readonly<Record<string, BlockText>>

const loading = new Map<Locale, Promise<BlockTexts | null>>()

/** What the blocks are, in one language: fetched once, after the figures stand. Without them the lists stay short. */
export function fetchBlockTexts(locale: Locale): Promise<BlockTexts | null> {
  const started = loading.get(locale)
  if (started) return started
  const request = fetch(`${machineAddresses.texts}/${locale}`)
    .then((response): Promise<BlockTexts> | null => (response.ok ? response.json() : null))
    .catch(() => null)
  loading.set(locale, request)
  return request
}

export function useBlockTexts(locale: Locale): BlockTexts | null {
  const [texts, setTexts] = useState<BlockTexts | null>(null)
  useEffect(() => {
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
