/** What an address takes: `estimate/parameters.ts`. */
export type Bounds = { min: number; max: number; decimals: number }

/** Longer than any amount with its currency. */
const longest = 60

/** A number as it is typed, or copied from a page with its spaces and currency; null where the address could not hold it. */
export function readNumber(text: string, { min, max, decimals }: Bounds): number | null {
  const plain = text.length > longest ? '' : plainNumber(text)
  const form = new RegExp(`^\\d{1,${String(max).length}}(?:\\.\\d{1,${decimals}})?$`)
  const number = form.test(plain) ? Number(plain) : Number.NaN
  return number >= min && number <= max ? number : null
}

const currency = String.raw`(?:US\$|\p{Sc}|USD|EUR|GBP|UAH|грн\.?)`
const around = new RegExp(`^${currency}\\s*|(?:\\s*${currency})?(?:\\s*/\\s*\\p{L}+\\.?)?$`, 'giu')

/** Digits with a point at most; what is no number stays none. */
function plainNumber(text: string): string {
  const digits = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(around, '')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  // Whichever of the two stands last separates decimals; a comma alone before three digits separates thousands.
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(digits) && !digits.startsWith('0')) return digits.replaceAll(',', '')
  return /^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : digits.replace(',', '.')
}
