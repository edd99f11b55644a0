/** Names of the parameters in their canonical order (model C2.11). */
export const keyOrder = [
  ...['v', 'c', 't', 'st', 'o', 'q', 'd', 'p', 'm', 'roles', 'langs', 'x', 'b', 'l', 'pace', 'from', 'by', 'cur', 'fx', 'r', 'alt'],
] as const

export const choiceKeys = {
  t: 'type',
  st: 'stage',
  o: 'origin',
  q: 'quality',
  d: 'design',
  m: 'support',
  pace: 'pace',
  cur: 'currency',
} as const

export const countKeys = { roles: { setting: 'roles', most: 8 }, langs: { setting: 'languages', most: 10 } } as const

/** Settings an alternative may override, in canonical order. */
export const settingKeys = ['t', 'st', 'o', 'q', 'd', 'p', 'm', 'roles', 'langs', 'x', 'pace', 'from', 'by', 'cur', 'fx', 'r'] as const

export const grammarVersion = '1'
export const longestQuery = 4000
export const mostAlternatives = 3

/** Said by the page or put there by others: no part of an estimate. */
const foreign = /^(?:lang|preset|size|step|utm_\w*|ref|fbclid|gclid|gad_source|msclkid|yclid|mc_[ce]id)$/

export function isForeign(key: string): boolean {
  return foreign.test(key)
}
