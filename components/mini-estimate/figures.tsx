import type { EstimatePreset } from '@/content-client/types'
import { isFirst, type Variant } from './variants'

export type FiguresProps = { variants: readonly Variant[]; presets: readonly EstimatePreset[] }

/**
 * A figure for the first answers, and hidden beside it the same figure for all; the sheet of `horizon-sheet.ts` shows the one asked for.
 * They are one text of markup: as elements each would be sent once more in the payload of the page.
 */
export function Figures({ variants, presets, format }: FiguresProps & { format: (variant: Variant) => string }) {
  const first = variants.find((variant) => isFirst(variant, presets))
  const all = variants.map((variant) => `<b>${format(variant).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</b>`).join('')
  return (
    <>
      {first && <b data-first="">{format(first)}</b>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers formatted here, escaped nevertheless */}
      <span data-figures="" hidden dangerouslySetInnerHTML={{ __html: all }} />
    </>
  )
}
