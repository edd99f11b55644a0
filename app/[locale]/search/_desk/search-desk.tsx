'use client'

// Client: searches while one types. The index and the search code load on first use.
import { type ReactNode, Suspense, useRef } from 'react'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { tidyQuery } from '@/components/search/tidy-query'
import type { Locale } from '@/routing/locales'
import { Atlas } from './atlas'
import type { Constellation } from './constellations'
import { type DeskWords, stateOf, statusOf } from './desk-words'
import { FoundPages } from './found-pages'
import { QueryReader } from './query-reader'
import styles from './search-desk.module.scss'
import { useQuery } from './use-query'
import { prepareSearch, useResults } from './use-results'
import { useSearchKeys } from './use-search-keys'

type SearchDeskProps = {
  locale: Locale
  action: string
  words: DeskWords
  sky: readonly Constellation[]
  /** What the sky stands on. */
  horizon: ReactNode
  heading: ReactNode
  /** Stands under the field: examples, keys. */
  below: ReactNode
  /** What is shown while nothing is looked for. */
  children: ReactNode
}

export function SearchDesk({ locale, action, words, sky, horizon, heading, below, children }: SearchDeskProps) {
  const field = useRef<HTMLInputElement>(null)
  const { query, type, settle, read } = useQuery()
  const onKeyDown = useSearchKeys(field, () => type(''))
  const asked = tidyQuery(query)
  const answer = useResults(locale, asked)
  const shown = asked ? answer : null
  const found = shown !== null && shown !== 'failed' ? shown : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys walk on from the field to the links inside
    <div onKeyDown={onKeyDown} data-runtime="query" data-state={stateOf(shown, asked)} className={styles.desk}>
      <Suspense>
        <QueryReader onRead={read} />
      </Suspense>
      <div className={styles.sky}>
        <div className={styles.horizon}>{horizon}</div>
        <div className={styles.frame}>
          {heading}
          <search className={styles.search}>
            <form
              className={styles.form}
              action={action}
              onSubmit={(event) => {
                event.preventDefault()
                settle()
              }}
            >
              <label className="meta block below1 quiet" htmlFor="search-query">
                {words.label}
              </label>
              <span className={styles.field}>
                <Icon path={icons.search} className={styles.icon} />
                <input
                  className={styles.input}
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
            </form>
          </search>
          <Atlas sky={sky} words={words} answer={found} />
        </div>
      </div>
      <div className="wrap">
        {below}
        <p className={styles.status} role="status">
          {statusOf(shown, words)}
        </p>
        {found && found.count > 0 ? <FoundPages results={found.results} sky={sky} words={words} /> : children}
      </div>
    </div>
  )
}
