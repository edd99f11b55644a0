import type { EstimatePreset } from '@/content-client/types'
import styles from './figures.module.scss'
import { isFirst, type Variant } from './variants'

export type FiguresProps = { variants: readonly Variant[]; presets: readonly EstimatePreset[] }

/**
 * A figure for the first answers, and hidden beside it the same figure for all; the style sheet shows the one that was asked for.
 * They are one text of markup: as elements each would be sent once more in the payload of the page.
 */
export function Figures({ variants, presets, format }: FiguresProps & { format: (variant: Variant) => string }) {
  const first = variants.find((variant) => isFirst(variant, presets))
  const all = variants.map((variant) => `<b>${format(variant).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</b>`).join('')
  return (
    <>
      {first && <b className={styles.first}>{format(first)}</b>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers formatted here, escaped nevertheless */}
      <span className={styles.figures} hidden dangerouslySetInnerHTML={{ __html: all }} />
    </>
  )
}
