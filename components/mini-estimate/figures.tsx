import { createElement } from 'react'
import type { EstimatePreset } from '@/content-client/types'
import styles from './figures.module.scss'
import { isFirst, type Variant } from './variants'

export type FiguresProps = { variants: readonly Variant[]; presets: readonly EstimatePreset[] }

/**
 * A figure for the first answers, and hidden beside it the same figure for all; the style sheet shows the one that was asked for.
 * They are spread as children that never change place: without keys the page's payload repeats itself and packs to half.
 */
export function Figures({ variants, presets, format }: FiguresProps & { format: (variant: Variant) => string }) {
  const first = variants.find((variant) => isFirst(variant, presets))
  const all = variants.map((variant) => createElement('b', null, format(variant)))
  return (
    <>
      {first && <b className={styles.first}>{format(first)}</b>}
      {createElement('span', { className: styles.figures, hidden: true }, ...all)}
    </>
  )
}
