import { type Dispatch, type SetStateAction, useCallback, useRef, useState } from 'react'
import { useSafeEffect } from '@/components/resilience/use-safe-effect'
import { tidyQuery } from '@/components/search/tidy-query'

const name = 'q'

type Query = {
  query: string
  /** The visitor types: the first letter makes an entry of the history, the next ones change it. */
  type: (query: string) => void
  /** The visitor is done: whatever is typed next is an entry of its own. */
  settle: () => void
  /** The address says something else: Back, Forward, a link. */
  read: (fromAddress: string | null) => void
}

/** A query that stands in the address. */
export function useQuery(): Query {
  const [query, setQuery] = useState('')
  const written = useRef<string | undefined>(undefined)
  const drafting = useRef(false)

  useWrittenAddress(query, written, drafting)

  const read = useCallback((fromAddress: string | null) => {
    const asked = tidyQuery(fromAddress)
    if (asked === written.current) return
    const isFirst = written.current === undefined
    written.current = asked
    drafting.current = false
    // Somebody may have typed before the address was read.
    setQuery((typed) => (isFirst && typed ? typed : asked))
  }, [])

  const settle = useCallback(() => {
    drafting.current = false
  }, [])

  return { query, type: setQuery as Dispatch<SetStateAction<string>>, settle, read }
}

type Kept<Value> = { current: Value }

function useWrittenAddress(query: string, written: Kept<string | undefined>, drafting: Kept<boolean>): void {
  useSafeEffect(() => {
    const asked = tidyQuery(query)
    if (asked === written.current) return
    const later = setTimeout(() => {
      // Nothing is written before the address has been read.
      if (written.current === undefined || asked === written.current) return
      written.current = asked
      const address = asked ? `?${new URLSearchParams({ [name]: asked })}` : window.location.pathname
      window.history[drafting.current ? 'replaceState' : 'pushState'](null, '', address)
      drafting.current = true
    }, 250)
    return () => clearTimeout(later)
  }, [query, written, drafting])
}
