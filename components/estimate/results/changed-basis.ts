import { changedAssumptions } from '@/estimate'
import { formatExchange, formatMoney } from '@/messages/format'
import { type Based, basisWords } from './basis'

/** What the visitor changed: “Designer, an hour”, “$36”, “$5”. */
export function listChanges({ input, catalogue, words }: Based): { name: string; was: string; is: string }[] {
  const t = words.in('EstimateBasis')
  const names = words.in('EstimateNames')
  return changedAssumptions(input, catalogue).map((change) => {
    const inWords = (amount: number) =>
      change.kind === 'rate' ? formatMoney(amount, 'USD', words.locale) : formatExchange(amount, change.currency, words.locale)
    const name = change.kind === 'rate' ? t('hour', { role: names(`roles.${change.role}`) }) : t('dollar')
    return { name, was: inWords(change.was), is: inWords(change.is) }
  })
}

/** Whose figures these are, their currency and what was changed, as lines of text for files. */
export function basisLines(based: Based): string[] {
  const { owner, currency } = basisWords(based)
  const t = based.words.in('EstimateBasis')
  return [owner, currency, ...listChanges(based).map(({ name, was, is }) => `${t('changed')}: ${name}: ${was} → ${is}`)]
}
