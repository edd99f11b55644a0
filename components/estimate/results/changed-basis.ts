import { changedAssumptions, exchangeRate } from '@/estimate'
import type { ChangedAssumption } from '@/estimate/assumptions/changes'
import { formatExchange, formatMoney } from '@/messages/format'
import { type Based, basisWords } from './basis'

type Change = { name: string; was: string; is: string }

/** What the visitor changed: “Designer, an hour”, “$36”, “$5”. */
export function listChanges(based: Based): Change[] {
  return changedAssumptions(based.input, based.catalogue).map((change) => changeWords(change, based))
}

/** A rate is in the currency shown, with the dollars it was given in. */
export function changeWords(change: ChangedAssumption, { input, catalogue, words }: Based): Change {
  const t = words.in('EstimateBasis')
  const inMoney = (dollars: number) => {
    const given = formatMoney(dollars, 'USD', words.locale)
    const shown = formatMoney(dollars * exchangeRate(input, catalogue), input.currency, words.locale)
    return input.currency === 'USD' ? given : `${shown} (${given})`
  }
  if (change.kind === 'rate') {
    const role = words.in('EstimateNames')(`roles.${change.role}`)
    return { name: t('hour', { role }), was: inMoney(change.was), is: inMoney(change.is) }
  }
  const inWords = (rate: number) => formatExchange(rate, change.currency, words.locale)
  return { name: t('dollar'), was: inWords(change.was), is: inWords(change.is) }
}

/** Whose figures these are, their currency and what was changed, as lines of text for files. */
export function basisLines(based: Based): string[] {
  const { owner, currency } = basisWords(based)
  const t = based.words.in('EstimateBasis')
  return [owner, currency, ...listChanges(based).map(({ name, was, is }) => `${t('changed')}: ${name}: ${was} → ${is}`)]
}
