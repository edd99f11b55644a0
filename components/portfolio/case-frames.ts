/** Proportions of a cover in a list. */
export type CaseFrame = 'wide' | 'broad' | 'narrow'

/** The first of three or more goes across the width, and so does one left without a partner. Pairs change sides. */
export function toFrame(index: number, count: number): CaseFrame {
  const place = count === 2 ? index : index - 1
  if (place < 0 || (index === count - 1 && place % 2 === 0)) return 'wide'
  return place % 4 === 0 || place % 4 === 3 ? 'broad' : 'narrow'
}
