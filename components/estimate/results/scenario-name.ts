import type { Words } from '../words'

/** Names the results give to scenarios by themselves, with their words. */
const ours = {
  before: 'earlier',
  lean: 'lean',
  fast: 'fast',
  apps: 'apps',
  theirs: 'theirs',
  brief: 'clearer',
  spec: 'clearer',
  designed: 'clearer',
} as const

/** The name of an alternative as a heading: ours in the visitor's language, and `with-tea` as “With tea”. */
export function scenarioName(words: Words, name: string): string {
  const t = words.in('EstimateLive.scenarios')
  const [, base = '', number] = /^(.*?)(?:-(\d))?$/.exec(name) ?? []
  if (Object.hasOwn(ours, base)) return [t(ours[base as keyof typeof ours]), number].filter(Boolean).join(' ')
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
