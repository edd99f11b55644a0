/** How exact a figure may look (model C2.6). Halves go up. */
export function roundHours(hours: number): number {
  return toStep(hours, hours < 40 ? 1 : hours < 400 ? 5 : 10)
}

/** In the currency shown: to 100 below 20,000, to 500 below 100,000, to 1,000 above. */
export function roundMoney(amount: number): number {
  return toStep(amount, amount < 20_000 ? 100 : amount < 100_000 ? 500 : 1000)
}

/**
 * Rows that add up to the total shown: each is rounded down, and what is missing goes to the rows that lost most (largest
 * remainder). A total rounded below its rows takes from those that lost least.
 */
export function roundRows(values: readonly number[], total: number, step: number): number[] {
  const rows = values.map((value, index) => ({ index, units: Math.floor(value / step), rest: value / step - Math.floor(value / step) }))
  let missing = Math.round(total / step) - rows.reduce((sum, { units }) => sum + units, 0)
  const byLoss = [...rows].sort((one, other) => other.rest - one.rest || one.index - other.index)
  for (let turn = 0; missing > 0 && rows.length > 0; turn++, missing--) at(byLoss, turn).units++
  const takers = byLoss.toReversed()
  for (let turn = 0; missing < 0 && rows.some(({ units }) => units > 0); turn++) {
    const row = at(takers, turn)
    if (row.units === 0) continue
    row.units--
    missing++
  }
  return rows.map(({ units }) => units * step)
}

/** Rows of hours are whole; rows of money are hundreds, and thousands in a total of millions. */
export function roundHourRows(values: readonly number[], total: number): number[] {
  return roundRows(values, roundHours(total), 1)
}

export function roundMoneyRows(values: readonly number[], total: number): number[] {
  return roundRows(values, roundMoney(total), total < 1_000_000 ? 100 : 1000)
}

function toStep(value: number, step: number): number {
  return Math.floor(value / step + 0.5) * step
}

function at<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item
}
