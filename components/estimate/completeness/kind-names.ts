import { choices } from '@/estimate'
import { type Words, wordKey } from '../words'

/** The names of the kinds of products. */
export function kindNames(words: Words): Record<string, string> {
  const t = words.in('EstimateSettings.options')
  return Object.fromEntries(choices.type.map((type) => [type, t(wordKey(type))]))
}
