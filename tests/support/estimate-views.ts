import type { EstimateView } from '@/components/estimate/results/view'
import { createWords } from '@/components/estimate/words'
import { currentCatalogue, type EstimateInput, estimate } from '@/estimate'
import { blockTitles } from '@/estimate/titles'
import en from '@/messages/en.json'
import uk from '@/messages/uk.json'
import type { Locale } from '@/routing/locales'

const messages = { en, uk }

/** The results of an estimate as pages show them in one language. */
export function viewOf(input: EstimateInput, locale: Locale = 'en'): EstimateView {
  const words = createWords(locale, messages[locale])
  return { input, catalogue: currentCatalogue, words, titles: blockTitles[locale], result: estimate(input, currentCatalogue) }
}
