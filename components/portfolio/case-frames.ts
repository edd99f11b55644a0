/** Proportions of a cover in a list. */
export type CaseFrame = 'wide' | 'broad' | 'narrow' | 'beside'

/** The first of three or more goes across the width; one left without a partner has its words beside it. Pairs change sides. */
export function toFrame(index: number, count: number): CaseFrame {
  const place = count === 2 ? index : index - 1
  if (place < 0) return 'wide'
  if (index === count - 1 && place % 2 === 0) return 'beside'
  return place % 4 === 0 || place % 4 === 3 ? 'broad' : 'narrow'
}
