'use client'

// Client: finds blocks while one types, and starts from a preset in place.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { defaultInput } from '@/estimate'
import { Icon } from '../../primitives/icon'
import { useEstimateDocument, useEstimateStore } from '../document/provider'
import { useWords } from '../words-provider'
import styles from './block-tools.module.scss'
import { showMatches } from './find-blocks'

type BlockToolsProps = { presets: readonly { slug: string; title: string }[] }

export function BlockTools({ presets }: BlockToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  const [found, setFound] = useState<number | null>(null)
  const { document: estimate, replace } = useEstimateDocument()
  const { presetInput } = useEstimateStore()
  const words = useWords()
  const t = words.in('EstimateBlocks')

  useEffect(() => setFound(showMatches(sought)), [sought])

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', reach)
    return () => document.removeEventListener('keydown', reach)
  }, [])

  const take = (event: MouseEvent, slug: string | null, cause: string) => {
    event.preventDefault()
    const { stage: _, ...preset } = slug ? presetInput(slug) : { blocks: [] }
    replace({ ...estimate, input: { ...estimate.input, ...preset, later: [] } }, cause)
  }

  const listOf = (blocks: readonly { id: string; quantity: number }[]) => blocks.map(({ id, quantity }) => `${id}*${quantity}`).join()
  const isChosen = (slug: string | null) =>
    listOf((slug ? presetInput(slug).blocks : defaultInput.blocks) ?? []) === listOf(estimate.input.blocks)
  const chips = [...presets.map(({ slug, title }) => ({ slug, title })), { slug: null, title: t('empty') }]

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
          value={sought}
          placeholder={t('example')}
          autoComplete="off"
          aria-describedby="find-block-hint"
          onChange={(event) => setSought(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Escape') setSought('')
          }}
        />
        <span className={styles.key} aria-hidden="true">
          /
        </span>
        <span className={styles.hidden} id="find-block-hint">
          {t('shortcut')}
        </span>
        <p className={styles.hidden} aria-live="polite">
          {found !== null && t('found', { count: found })}
        </p>
      </div>
      {found === 0 && <p className={styles.nothing}>{t('found', { count: 0 })}</p>}
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
              aria-current={isChosen(slug) ? 'true' : undefined}
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
