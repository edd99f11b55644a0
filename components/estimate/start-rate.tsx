import { useLocale, useTranslations } from 'next-intl'
import { currentCatalogue } from '@/estimate'
import { formatDay, formatExchange } from '@/messages/format'
import { startPrices } from './labels'

/** The rate of prices that are not in dollars, and its day: a sentence behind the note on them. */
export function StartRate() {
  const t = useTranslations('EstimateBasis')
  const locale = useLocale()
  const { currency, rate } = startPrices(locale)
  if (currency === 'USD') return null
  return ` ${t('exchange', { rate: formatExchange(rate, currency, locale), date: formatDay(currentCatalogue.exchange.date, locale) })}`
}
