import { exclusionsLeft } from '@/estimate/exclusions'
import type { BlockText } from '@/estimate/texts'
import { basisWords, countChanges } from '../results/basis'
import { basisLines, listChanges } from '../results/changed-basis'
import { type EstimateView, money, moneyChange, titleOf } from '../results/view'

/** What a block says of itself; in a browser from texts that were fetched. */
export type TextFor = (id: string) => BlockText

/** Whose figures these are; under a signature, values other than those of the price list are what was agreed. */
export function basis(view: EstimateView, isSigned: boolean): string[] {
  if (!isSigned || countChanges(view) === 0) return basisLines(view)
  const agreed = listChanges(view).map(({ name, was, is }) => `${name}: ${was} → ${is}`)
  return [view.words.in('EstimateOffer')('rates'), basisWords(view).currency, ...agreed]
}

/** What the price leaves out: first what it leaves out of every project, then what its widest blocks do and no other block brings. */
export function exclusions(view: EstimateView, textFor: TextFor): string[] {
  const t = view.words.in('EstimateResults.scope')
  const later = view.result.later.map(
    ({ id, quantity, cost }) => `${t('later')}: ${titleOf(view, id, quantity)}, ${moneyChange(view, cost)}`,
  )
  const always = [t('vat'), t('fees'), t('hosting'), t('content'), t('marketing')]
  return [always.join(' · '), ...later, ...inTurn(view, textFor, 'excludes', 8)]
}

export function assumptions(view: EstimateView, textFor: TextFor): string[] {
  const { result, words } = view
  const t = words.in('EstimateResults.scope')
  return [t('unlisted', { money: money(view, result.allowance * result.blended) }), ...inTurn(view, textFor, 'assumptions', 6)]
}

export function questions(view: EstimateView, textFor: TextFor): string[] {
  return inTurn(view, textFor, 'questions', Number.POSITIVE_INFINITY)
}

type Kind = 'excludes' | 'assumptions' | 'questions'

/** The first line of each block, the least certain block first, then the second lines, so that no block fills the list. */
function inTurn({ result, titles }: EstimateView, textFor: TextFor, name: Kind, most: number): string[] {
  const widest = [...result.byBlock].sort((one, other) => other.width - one.width)
  const chosen = { ids: widest.map(({ id }) => id), titles }
  const lists = widest.map(({ id }) => {
    const lines = textFor(id)[name]
    return name === 'excludes' ? exclusionsLeft(id, lines, chosen) : lines
  })
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
  return [...new Set(all)].slice(0, most)
}
