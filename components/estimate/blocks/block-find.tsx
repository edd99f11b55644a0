'use client'

// Client: searches blocks while a visitor types.
import { useRef } from 'react'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { useWords } from '../words-provider'
import styles from './block-find.module.scss'
import { useBlockSearch } from './block-list-state'

export function BlockFind() {
  const field = useRef<HTMLInputElement>(null)
  const { searchText, prepare, search, found } = useBlockSearch()
  const t = useWords().in('EstimateBlocks')

  useSafeEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const typing = document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  return (
    <>
      <div className={styles.search}>
        <label className={styles.label} htmlFor="find-block">
          <Icon path={icons.search} className={styles.icon} />
          <span className="visuallyHidden">{t('find')}</span>
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
          onFocus={prepare}
          onChange={(event) => search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Escape') search('')
          }}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
        <span className="visuallyHidden" id="find-block-hint">
          {t('shortcut')}
        </span>
        <p className="visuallyHidden" aria-live="polite">
          {found && t('found', { count: found.size })}
        </p>
      </div>
      {found?.size === 0 && <p className="quiet">{t('found', { count: 0 })}</p>}
    </>
  )
}
