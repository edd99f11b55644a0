import type { EstimatePreset } from '@/content-client/types'
import { isFirst, type Variant } from './variants'

export type FiguresProps = {
  variants: readonly Variant[]
  presets: readonly EstimatePreset[]
  /** Whether these answers can be chosen. Others keep their place without a figure. */
  offered?: (variant: Variant) => boolean
}

/**
 * The figure of the first answers, and hidden beside it the figures of all answers, of which the sheet of `horizon-sheet.ts` shows one.
 * They are one string of HTML: as elements, each would be sent a second time in the page's payload. Their spaces are plain ones, which
 * weigh less; where they stand no line breaks.
 */
export function Figures({ variants, presets, offered = () => true, format }: FiguresProps & { format: (variant: Variant) => string }) {
  const first = variants.find((variant) => isFirst(variant, presets))
  const all = variants
    .map((variant) => (offered(variant) ? format(variant) : ''))
    .map((figure) => `<b>${figure.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u00A0', ' ')}</b>`)
    .join('')
  return (
    <>
      {first && <b data-first="">{format(first)}</b>}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: numbers formatted here, escaped nevertheless */}
      <span data-figures="" hidden dangerouslySetInnerHTML={{ __html: all }} />
    </>
  )
}
