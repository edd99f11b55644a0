'use client'

// Client: filters combine in place and are mirrored in the query. Without a script each of them is a page of its own.
import type { Messages } from 'next-intl'
import { type MouseEvent, type ReactNode, useSyncExternalStore } from 'react'
import { isPlainClick } from '@/components/navigation/plain-click'
import { toFrame } from '@/components/portfolio/case-frames'
import frames from '@/components/portfolio/case-frames.module.scss'
import list from '@/components/portfolio/case-list.module.scss'
import { Chip, ChipList } from '@/components/primitives/chip'
import type { FacetName } from '@/content-client/types'
import type { PlainMessages } from '@/messages/pick'
import styles from './case-filter.module.scss'
import { countWith, type FilteredCase, readSelection, type Selection, toQuery, toSelected } from './case-selection'
import { Chosen } from './chosen'

type CaseFilterProps = {
  facets: readonly {
    name: FacetName
    title: string
    /** `href` is the page filtered by this value alone. */
    values: readonly { slug: string; title: string; href: string }[]
  }[]
  /** The portfolio itself, where filters combine. */
  home: string
  /** What this page is filtered by without a query; nothing on the portfolio itself. */
  chosen: Selection
  /** Every case of the portfolio. */
  cases: readonly FilteredCase[]
  /** The cases this page has, in their order. */
  cards: readonly { slug: string; card: ReactNode }[]
  words: PlainMessages<Pick<Messages['PortfolioFilter'], 'label' | 'all' | 'remove'>> & {
    /** What is announced, by the number of cases found. */
    found: readonly string[]
  }
  /** Stands where no case is left. */
  empty: ReactNode
  /** Another way to find something; it opens with the filters. */
  other: ReactNode
}

export function CaseFilter({ facets, home, chosen, cases, cards, words, empty, other }: CaseFilterProps) {
  const search = useSyncExternalStore(subscribe, readSearch, () => null)
  const isHome = Object.keys(chosen).length === 0
  const selection = isHome && search !== null ? readSelection(search, facets) : chosen
  const selected = new Set(cases.filter(toSelected(selection)).map(({ slug }) => slug))
  const shown = cards.filter(({ slug }) => selected.has(slug))

  const toHref = (changed: Selection, page: string) => (search === null ? page : home + toQuery(changed))
  const follow = (event: MouseEvent<HTMLElement>) => {
    const anchor = event.target instanceof Element && event.target.closest('a[href]')
    const href = anchor ? anchor.getAttribute('href') : null
    if (!isHome || !isPlainClick(event) || !href || href.split('?')[0] !== home) return
    event.preventDefault()
    window.history.pushState(null, '', href)
    for (const listener of listeners) listener()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it listens to the links inside, which answer the keyboard
    <div onClick={follow} data-runtime="query">
      <nav className={styles.filters} aria-label={words.label}>
        <details className={styles.all}>
          <summary className={styles.open}>{words.label}</summary>
          <div className={styles.facets}>
            {facets.map(({ name, title, values }) => {
              const { [name]: current, ...others } = selection
              return (
                <div className={styles.facet} key={name}>
                  <p className="meta quiet" id={`by-${name}`}>
                    {title}
                  </p>
                  <ChipList labelledBy={`by-${name}`}>
                    <Chip href={toHref(others, home)} chosen={!current}>
                      {words.all}
                    </Chip>
                    {values.map(({ slug, title: value, href }) => (
                      <Chip
                        key={slug}
                        href={toHref({ ...others, [name]: slug }, href)}
                        chosen={current === slug}
                        count={countWith(cases, search === null ? {} : others, name, slug)}
                      >
                        {value}
                      </Chip>
                    ))}
                  </ChipList>
                </div>
              )
            })}
            {other}
          </div>
        </details>
        <p className="meta quiet tabular" role="status">
          {words.found[shown.length]}
        </p>
        <Chosen facets={facets} selection={selection} toHref={(others) => toHref(others, home)} remove={words.remove} />
      </nav>
      {shown.length === 0 ? (
        empty
      ) : (
        <ul className={`${list.list} ${styles.work}`}>
          {shown.map(({ slug, card }, index) => (
            <li className={frames[toFrame(index, shown.length)]} key={slug}>
              {card}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', listener)
  }
}

function readSearch(): string {
  return window.location.search
}
