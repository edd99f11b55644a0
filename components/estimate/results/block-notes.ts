import { textOf } from '@/estimate/texts'
import type { BlockNotes } from './questions'
import type { EstimateView } from './view'

/** What the chosen blocks assume and ask. Not for a browser: texts of all blocks come along. */
export function blockNotes({ result, words }: EstimateView): BlockNotes[] {
  return result.byBlock.map(({ id }) => ({ id, ...textOf(id, words.locale) }))
}
