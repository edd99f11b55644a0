const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * A short name of an estimate, “EST-7F3K-92QD”, from its canonical query: the same in both languages, another one for any other figure.
 * For finding and comparing documents, not for proving anything; a signature does that.
 */
export function referenceOf(query: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < query.length; index++) {
    const code = query.charCodeAt(index)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  return `EST-${fourLetters(mix(high))}-${fourLetters(mix(low))}`
}

/** Lets every bit decide on every other: the last step of MurmurHash3. */
function mix(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return twice ^ (twice >>> 16)
}

function fourLetters(bits: number): string {
  return [0, 5, 10, 15].map((shift) => letters[(bits >>> shift) & 31]).join('')
}
