'use client'

// Client: searches while one types. The index and the search code load on first use.
import { type ReactNode, Suspense, useRef } from 'react'
import { Icon } from '@/components/primitives/icon'
import { tidyQuery } from '@/components/search/tidy-query'
import type { Locale } from '@/routing/locales'
import type { DeskWords } from './desk-words'
import { FoundPages } from './found-pages'
import { QueryReader } from './query-reader'
import styles from './search-desk.module.scss'
import { useQuery } from './use-query'
import { prepareSearch, useResults } from './use-results'
import { useSearchKeys } from './use-search-keys'

type SearchDeskProps = { locale: Locale; action: string; words: DeskWords; children: ReactNode }

export function SearchDesk({ locale, action, words, children }: SearchDeskProps) {
  const field = useRef<HTMLInputElement>(null)
  const { query, type, settle, read } = useQuery()
  const onKeyDown = useSearchKeys(field, () => type(''))
  const asked = tidyQuery(query)
  const answer = useResults(locale, asked)
  const shown = asked ? answer : null
  const found = shown !== null && shown !== 'failed' && shown.count > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk on from the field to the links inside
    <div onKeyDown={onKeyDown} data-runtime="query">
      <Suspense>
        <QueryReader onRead={read} />
      </Suspense>
      <search>
        <form
          className={styles.form}
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            settle()
          }}
        >
          <label className={styles.label} htmlFor="search-query">
            {words.label}
          </label>
          <span className={styles.frame}>
            <Icon name="search" className={styles.icon} />
            <input
              className={styles.field}
              ref={field}
              id="search-query"
              type="search"
              name="q"
              value={query}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              placeholder={words.placeholder}
              aria-describedby="search-hint"
              data-stop
              onFocus={() => prepareSearch(locale)}
              onChange={({ target }) => type(target.value)}
            />
          </span>
          <p className={styles.hint} id="search-hint">
            {words.hint}
          </p>
        </form>
      </search>
      <p className={styles.status} role="status">
        {statusOf(shown, words)}
      </p>
      {found ? <FoundPages results={shown.results} words={words} /> : children}
    </div>
  )
}

function statusOf(answer: ReturnType<typeof useResults>, words: DeskWords): string {
  if (answer === null) return ''
  if (answer === 'failed') return words.failed
  if (answer.count === 0) return words.nothing.before + answer.query + words.nothing.after
  return [answer.kind !== 'all' && words[answer.kind], words.counts[answer.count]].filter(Boolean).join(' ')
}
