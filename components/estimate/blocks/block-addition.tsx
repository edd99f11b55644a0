import { applyPatch, measure, roundHours } from '@/estimate'
import { formatNumber } from '@/messages/format'
import { useEstimateDocument } from '../document/provider'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'

/** What a block adds to the estimate, or is part of it, in words. */
export default function BlockAddition({ id }: { id: string }) {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const { input } = document
  const quantity = input.blocks.find((block) => block.id === id)?.quantity ?? 1
  const without = measure(applyPatch(input, { remove: [id] }), catalogue)
  const made = measure(applyPatch(input, { add: [{ id, quantity }], now: [id] }), catalogue)
  const own = made.work.find(({ block }) => block.id === id)?.total.likely ?? 0
  const hours = (value: number) => formatNumber(roundHours(value), words.locale)
  return words.in('EstimateBlocks')('adds', {
    hours: hours(made.hours.p50 - without.hours.p50),
    money: moneyIn(input, catalogue, words.locale)(made.cost.p50 - without.cost.p50),
    own: hours(own),
  })
}
