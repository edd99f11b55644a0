import { useLocale, useTranslations } from 'next-intl'
import { currentCatalogue } from '@/estimate'
import { formatDay, formatExchange } from '@/messages/format'
import { startPrices } from './labels'

/** That sums of contracts are in dollars, where prices are shown in another currency, and at which rate they are. */
export function AgreedRate() {
  const t = useTranslations('EstimateBasis')
  const { currency } = startPrices(useLocale())
  if (currency === 'USD') return null
  return (
    <>
      {` ${t('agreed')}`}
      <StartRate />
    </>
  )
}

/** The rate of prices that are not in dollars, and its day: a sentence behind the note on them. */
export function StartRate() {
  const sentence = useRateSentence()
  return sentence && ` ${sentence}`
}

/** By which price list such prices are, and in what money: a sentence for each. */
export function StartBasis() {
  const t = useTranslations('EstimateBasis')
  const date = formatDay(currentCatalogue.date, useLocale())
  return `${t('ours', { date })} ${useRateSentence() ?? t('dollars')}`
}

/** Nothing where prices are in dollars. */
export function useRateSentence(): string | undefined {
  const t = useTranslations('EstimateBasis')
  const locale = useLocale()
  const { currency, rate } = startPrices(locale)
  if (currency === 'USD') return
  return t('exchange', { rate: formatExchange(rate, currency, locale), date: formatDay(currentCatalogue.exchange.date, locale) })
}
