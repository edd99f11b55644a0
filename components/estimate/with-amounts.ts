import type { CostGuide } from '@/content-client/types'

/** What moves the price, each with the amount by which it does: “+$4,200”. */
export function withAmounts(texts: CostGuide['driverTexts'], amounts: readonly number[], price: (dollars: number) => string) {
  return texts.map((item, index) => {
    const amount = amounts[index] ?? 0
    return { ...item, note: `${amount > 0 ? '+' : '−'}${price(Math.abs(amount))}` }
  })
}
