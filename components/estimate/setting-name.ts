import type { Words } from './words'

type Setting = 'stage' | 'quality' | 'design' | 'origin' | 'pace' | 'support'

/** A value of a setting in words. A message may not be called “prototype”, as every object has one. */
export function settingName(words: Words, setting: Setting, value: string): string {
  const t = words.in('EstimateNames')
  return t(`${setting}.${value === 'prototype' ? 'trial' : value}`)
}
