'use client'

// Client: hands the few messages a page of the estimate needs to the components that write with them in the browser.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '@/routing/locales'
import { createWords, type EstimateMessages, type Words } from './words'

export type PageWords = Words & {
  /** Titles of blocks in this language. */
  titles: Readonly<Record<string, string>>
}

const Context = createContext<PageWords | null>(null)

type WordsProviderProps = { locale: Locale; messages: EstimateMessages; titles: PageWords['titles']; children: ReactNode }

export function WordsProvider({ locale, messages, titles, children }: WordsProviderProps) {
  const words = useMemo(() => ({ ...createWords(locale, messages), titles }), [locale, messages, titles])
  return <Context value={words}>{children}</Context>
}

export function useWords(): PageWords {
  const words = useContext(Context)
  if (!words) throw new Error('WordsProvider is missing')
  return words
}
