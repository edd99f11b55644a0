import { applyPatch, measure, roundHours } from '@/estimate'
import { formatNumber } from '@/messages/format'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'

/** What of the estimate a block is, or would be, with everything around it. */
export default function BlockAddition({ id }: { id: string }) {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const { input } = document
  const quantity = input.blocks.find((block) => block.id === id)?.quantity ?? 1
  const without = measure(applyPatch(input, { remove: [id] }), catalogue)
  const made = measure(applyPatch(input, { add: [{ id, quantity }], now: [id] }), catalogue)
  const own = made.work.find(({ block }) => block.id === id)?.total.likely ?? 0
  const hours = (value: number) => formatNumber(roundHours(value), words.locale)
  const t = words.in('EstimateBlocks')
  const money = moneyIn(input, catalogue, words.locale)(made.cost.p50 - without.cost.p50)
  return (
    <>
      <b>{t('adds', { hours: hours(made.hours.p50 - without.hours.p50), money })}</b> <span>{t('addsOf', { own: hours(own) })}</span>
    </>
  )
}
