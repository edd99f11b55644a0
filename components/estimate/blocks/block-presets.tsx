'use client'

// Client: applies presets without leaving the page.
import type { MouseEvent } from 'react'
import { applyPatch } from '@/estimate'
import { takeBlocks } from '../completeness/take-blocks'
import { useEstimateDocument, useEstimateStore } from '../document/estimate-context'
import { useWords } from '../words-provider'
import styles from './block-presets.module.scss'

/** Lists to start from; marked is the one of this kind of product of which most blocks are chosen. */
export function BlockPresets({ presets }: { presets: readonly { slug: string; title: string }[] }) {
  const { document: estimate, replace } = useEstimateDocument()
  const { presetInput } = useEstimateStore()
  const words = useWords()
  const t = words.in('EstimateBlocks')

  const take = (event: MouseEvent, slug: string | null, label: string) => {
    event.preventDefault()
    const input = { ...estimate.input, blocks: [], later: [] }
    replace({ ...estimate, input: applyPatch(input, takeBlocks(input, slug ? presetInput(slug) : {})) }, label)
  }

  const isUsed = (slug: string) => {
    const { type, blocks = [] } = presetInput(slug)
    const kept = blocks.filter(({ id }) => estimate.input.blocks.some((block) => block.id === id))
    return type === estimate.input.type && kept.length * 2 > blocks.length
  }
  const chips = [...presets, { slug: null, title: t('empty') }]

  return (
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
            aria-current={slug && isUsed(slug) ? 'true' : undefined}
            onClick={(event) => take(event, slug, t('started', { title }))}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
