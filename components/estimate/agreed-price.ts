import { formatUsd } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { pricesIn } from './labels'

/** A price that contracts name, as its page shows it, with the dollars it is agreed in: “$5,900”, «245 000 ₴ (5 900 $)». */
export function agreedPrice(locale: Locale): (dollars: number) => string {
  const price = pricesIn(locale)
  return (dollars) => {
    const [shown, agreed] = [price(dollars), formatUsd(dollars, locale)]
    return shown === agreed ? shown : `${shown} (${agreed})`
  }
}
