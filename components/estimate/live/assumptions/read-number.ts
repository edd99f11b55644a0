/** What an address takes: `estimate/parameters.ts`. */
export type Bounds = { min: number; max: number; decimals: number }

/** A typed number with a point or a comma; null where the address could not hold it. */
export function readNumber(text: string, { min, max, decimals }: Bounds): number | null {
  const typed = text.trim().replace(',', '.')
  const form = new RegExp(`^\\d{1,${String(max).length}}(?:\\.\\d{1,${decimals}})?$`)
  const number = form.test(typed) ? Number(typed) : Number.NaN
  return number >= min && number <= max ? number : null
}
