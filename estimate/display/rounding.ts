/** Hours rounded for display (model C2.6): to 1 below 40, to 5 below 400, to 10 above. Halves go up. */
export function roundHours(hours: number): number {
  return toStep(hours, hours < 40 ? 1 : hours < 400 ? 5 : 10)
}

/** An amount in the displayed currency: to 100 below 20,000, to 500 below 100,000, to 1,000 below a million, to three digits above. */
export function roundMoney(amount: number): number {
  return toStep(amount, amount < 20_000 ? 100 : amount < 100_000 ? 500 : amount < 1_000_000 ? 1000 : threeDigits(amount))
}

/** The step that leaves three digits: 10,000 for millions. */
function threeDigits(amount: number): number {
  return 10 ** (Math.floor(Math.log10(amount)) - 2)
}

/** What an hour costs: two digits below 100, three above; a quarter of a unit less could be no rate of ours. */
export function roundRate(amount: number): number {
  return amount < 100 ? toStep(amount, 1) : toStep(amount, threeDigits(amount))
}

/**
 * Rounds values so that they add up to the rounded total, by the largest remainder method: each is rounded down, and the difference
 * is added to those with the largest remainders. If the total is below their sum, those with the smallest remainders are lowered.
 */
export function roundRows(values: readonly number[], total: number, step: number): number[] {
  const rows = values.map((value, index) => ({ index, units: Math.floor(value / step), rest: value / step - Math.floor(value / step) }))
  let missing = Math.round(total / step) - rows.reduce((sum, { units }) => sum + units, 0)
  const byRemainder = [...rows].sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (let turn = 0; missing > 0 && rows.length > 0; turn++, missing--) at(byRemainder, turn).units++
  const bySmallestRemainder = [...byRemainder].reverse()
  for (let turn = 0; missing < 0 && rows.some(({ units }) => units > 0); turn++) {
    const row = at(bySmallestRemainder, turn)
    if (row.units === 0) continue
    row.units--
    missing++
  }
  return rows.map(({ units }) => units * step)
}

/** Hours are rounded to 1. */
export function roundHourRows(values: readonly number[], total: number): number[] {
  return roundRows(values, roundHours(total), 1)
}

/** Amounts are rounded to 100, or to 1,000 if their total is above a million. */
export function roundMoneyRows(values: readonly number[], total: number): number[] {
  return roundRows(values, roundMoney(total), total < 1_000_000 ? 100 : 1000)
}

function toStep(value: number, step: number): number {
  return Math.floor(value / step + 0.5) * step
}

function at<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item
}
