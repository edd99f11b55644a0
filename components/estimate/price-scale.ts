const steps = [1, 2, 4, 5, 8, 10]
const lowestStep = 10_000

/** A price axis from zero to at least the highest price, in round steps of the currency it is in. */
export function priceScale(highest: number, intervals = 5): { top: number; ticks: number[] } {
  const least = Math.max(highest / intervals, lowestStep)
  const unit = 10 ** Math.floor(Math.log10(least))
  const step = unit * (steps.find((candidate) => least <= candidate * unit) ?? 10)
  return { top: step * intervals, ticks: Array.from({ length: intervals + 1 }, (_, index) => index * step) }
}
