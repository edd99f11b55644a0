import { currentCatalogue } from '@/estimate'
import { textOf } from '@/estimate/texts'
import type { Locale } from '@/routing/locales'
import { apiAnswer } from '../_api/answer'

/** What the blocks are, in one language: for the page of the results, which fetches it once its figures stand. */
export function textsOf(locale: Locale): Response {
  return apiAnswer(Object.fromEntries(currentCatalogue.blocks.map(({ id }) => [id, textOf(id, locale)])))
}
