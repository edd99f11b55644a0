import type { EstimateView } from '@/components/estimate/results/view'
import { createWords, type Words } from '@/components/estimate/words'
import { currentCatalogue, type EstimateInput, estimate } from '@/estimate'
import { type BlockText, textOf } from '@/estimate/texts'
import { blockTitles } from '@/estimate/titles'
import { catalogues } from '@/messages/catalogues'
import type { Locale } from '@/routing/locales'

/** All words of the estimate in one language. */
export function allWords(locale: Locale): Words {
  return createWords(locale, catalogues[locale])
}

/** The results of an estimate as pages show them in one language. */
export function viewOf(input: EstimateInput, locale: Locale = 'en'): EstimateView {
  return {
    input,
    catalogue: currentCatalogue,
    words: allWords(locale),
    titles: blockTitles[locale],
    result: estimate(input, currentCatalogue),
  }
}

/** What blocks say of themselves in one language. */
export function textsIn(locale: Locale): (id: string) => BlockText {
  return (id) => textOf(id, locale)
}
