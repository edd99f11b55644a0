import { type Catalogue, changedAssumptions, type EstimateInput } from '@/estimate'
import { formatDay, formatExchange } from '@/messages/format'
import type { Words } from '../words'

export type Based = { input: Pick<EstimateInput, 'rates' | 'exchange' | 'currency'>; catalogue: Catalogue; words: Words }

/** How many values are not those of our price list; none if the figures are ours. */
export function countChanges({ input, catalogue }: Based): number {
  return changedAssumptions(input, catalogue).length
}

/** Whose figures an estimate shows and in what money, in words. */
export function basisWords(based: Based): { owner: string; currency: string } {
  const { input, catalogue, words } = based
  const t = words.in('EstimateBasis')
  const date = formatDay(catalogue.date, words.locale)
  const count = countChanges(based)
  return { owner: count === 0 ? t('ours', { date }) : t('yours', { count, date }), currency: currencyWords(input, catalogue, words) }
}

function currencyWords({ currency, exchange }: Based['input'], catalogue: Catalogue, words: Words): string {
  const t = words.in('EstimateBasis')
  if (currency === 'USD') return t('dollars')
  const inWords = (rate: number) => formatExchange(rate, currency, words.locale)
  const { rates, date: day } = catalogue.exchange
  const [own, ours, date] = [exchange[currency], inWords(rates[currency]), formatDay(day, words.locale)]
  return own === undefined || own === rates[currency]
    ? t('exchange', { rate: ours, date })
    : t('ownExchange', { rate: inWords(own), ours, date })
}
