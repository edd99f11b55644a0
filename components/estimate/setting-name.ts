import { type Words, wordKey } from './words'

type Setting = 'stage' | 'quality' | 'design' | 'origin' | 'pace' | 'support'

/** A value of a setting in the words of the step that asks for it. */
export function settingName(words: Words, setting: Setting, value: string): string {
  const t = words.in('EstimateSettings')
  return t(`${setting}.options.${wordKey(value)}`)
}
