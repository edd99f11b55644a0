import { useState } from 'react'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import { loadIndex } from '@/components/search/load-index'
import type { Locale } from '@/routing/locales'
import type { SearchResults } from './search-results'

export type Answer = SearchResults & { query: string }

/** What is found for a query: null before anything is, `failed` when the index could not be fetched. */
export function useResults(locale: Locale, query: string): Answer | 'failed' | null {
  const [answer, setAnswer] = useState<Answer | 'failed' | null>(null)
  useSafeEffect(() => {
    if (!query) return setAnswer(null)
    let current = true
    const tell = (next: Answer | 'failed') => current && setAnswer(next)
    const later = setTimeout(() => search(locale, query).then(tell, () => tell('failed')), 120)
    return () => {
      current = false
      clearTimeout(later)
    }
  }, [locale, query])
  return answer
}

/** Fetches what a search needs before it is asked for. */
export function prepareSearch(locale: Locale): void {
  Promise.all([import('./search-results'), loadIndex(locale)]).catch(() => {
    // The search itself will say so.
  })
}

async function search(locale: Locale, query: string): Promise<Answer> {
  const [{ toResults }, index] = await Promise.all([import('./search-results'), loadIndex(locale)])
  return { query, ...toResults(index, query) }
}
