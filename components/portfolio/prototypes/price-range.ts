export const lowest = 200
export const highest = 1200
export const step = 50

export type Range = { from: number; to: number }

/** What a workshop asks at first. */
export const usual: Range = { from: 400, to: 600 }

/** A range with one end moved; the other end makes way, so that it never turns inside out. */
export function moveEnd(range: Range, end: keyof Range, amount: number): Range {
  const within = Math.min(highest, Math.max(lowest, Math.round(amount / step) * step))
  return end === 'from' ? { from: within, to: Math.max(within, range.to) } : { from: Math.min(within, range.from), to: within }
}

/** Whether a customer can still plan with it: at most one and a half times the lower end. */
export function isUseful({ from, to }: Range): boolean {
  return to <= from * 1.5
}
