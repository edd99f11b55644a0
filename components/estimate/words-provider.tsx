'use client'

// Client: gives the components of the estimate the messages their page has picked for the browser. Not next-intl's provider, which
// adds 1.3 kB to the script.
import type { Messages } from 'next-intl'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Locale } from '@/routing/locales'
import { createWords, type Words } from './words'

export type PageWords = Words & {
  /** Titles of blocks in this language. */
  titles: Readonly<Record<string, string>>
}

export const WordsContext = createContext<PageWords | null>(null)

type SomeMessages = { [Name in keyof Messages]?: Partial<Messages[Name]> }

type WordsProviderProps = { locale: Locale; messages: SomeMessages; titles: PageWords['titles']; children: ReactNode }

export function WordsProvider({ locale, messages, titles, children }: WordsProviderProps) {
  // Like next-intl's provider, this trusts the page to have picked every namespace its components use.
  const words = useMemo(() => ({ ...createWords(locale, messages as Messages), titles }), [locale, messages, titles])
  return <WordsContext value={words}>{children}</WordsContext>
}

export function useWords(): PageWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('WordsProvider is missing')
  return words
}
