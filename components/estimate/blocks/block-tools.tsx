'use client'

// Client: searches blocks while a visitor types, and applies presets without leaving the page.
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { applyPatch } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { takeBlocks } from '../completeness/take-blocks'
import { useEstimateDocument, useEstimateStore } from '../document/provider'
import { useWords } from '../words-provider'
import { useBlockSearch } from './block-list-state'
import styles from './block-tools.module.scss'

type BlockToolsProps = {
  presets: readonly { slug: string; title: string }[]
  /** Beside the search: what projects of the chosen kind usually have. */
  usual: ReactNode
}

export function BlockTools({ presets, usual }: BlockToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  const { searchText, search, found } = useBlockSearch()
  const { document: estimate, replace } = useEstimateDocument()
  const { presetInput } = useEstimateStore()
  const words = useWords()
  const t = words.in('EstimateBlocks')

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const typing = document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  const take = (event: MouseEvent, slug: string | null, label: string) => {
    event.preventDefault()
    const input = { ...estimate.input, blocks: [], later: [] }
    replace({ ...estimate, input: applyPatch(input, takeBlocks(input, slug ? presetInput(slug) : {})) }, label)
  }

  const listOf = (blocks: readonly { id: string; quantity: number }[]) => blocks.map(({ id, quantity }) => `${id}*${quantity}`).join()
  const isChosen = (slug: string) => listOf(presetInput(slug).blocks ?? []) === listOf(estimate.input.blocks)
  const chips = [...presets, { slug: null, title: t('empty') }]

  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <label className={styles.label} htmlFor="find-block">
          <Icon name="search" className={styles.icon} />
          <span className={styles.hidden}>{t('find')}</span>
        </label>
        <input
          className={styles.field}
          id="find-block"
          ref={field}
          type="search"
          value={searchText}
          placeholder={t('example')}
          autoComplete="off"
          aria-describedby="find-block-hint"
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Escape') search('')
          }}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
        <span className={styles.hidden} id="find-block-hint">
          {t('shortcut')}
        </span>
        <p className={styles.hidden} aria-live="polite">
          {found && t('found', { count: found.size })}
        </p>
      </div>
      {usual}
      {found?.size === 0 && <p className={styles.nothing}>{t('found', { count: 0 })}</p>}
      <ul className={styles.presets} aria-label={t('startFrom')}>
        <li className={styles.caption} aria-hidden="true">
          {t('startFrom')}
        </li>
        {chips.map(({ slug, title }) => (
          <li key={slug ?? 'empty'}>
            <a
              className={styles.chip}
              href={`/api/estimate/form?step=technologies&lang=${words.locale}${slug ? `&preset=${slug}` : ''}`}
              rel="nofollow"
              aria-current={slug && isChosen(slug) ? 'true' : undefined}
              onClick={(event) => take(event, slug, t('started', { title }))}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
