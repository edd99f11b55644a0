export const grammarVersion = '1'
export const maxQueryLength = 4000
export const maxAlternatives = 3

/** Parameters that are not part of an estimate: of pages, of signed offers (`app/_offer`) and of advertising networks. */
const foreign = /^(?:lang|preset|size|step|issued|expires|for|sig|utm_\w*|ref|fbclid|gclid|gad_source|msclkid|yclid|mc_[ce]id)$/

export function isForeign(key: string): boolean {
  return foreign.test(key)
}
