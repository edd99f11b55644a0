const steps = [10_000, 20_000, 40_000, 50_000, 100_000, 200_000]
const intervals = 5

/** A price axis from zero in five equal steps that holds the highest price. */
export function priceScale(highest: number): { top: number; ticks: number[] } {
  const step = steps.find((candidate) => highest <= candidate * intervals) ?? Math.ceil(highest / intervals / 100_000) * 100_000
  return { top: step * intervals, ticks: Array.from({ length: intervals + 1 }, (_, index) => index * step) }
}
