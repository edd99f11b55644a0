'use client'

// Client: the range follows every choice.
import { measure } from '@/estimate'
import { asDecoration } from '../../resilience/decoration'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './step-end.module.scss'

/** What the results will begin with, once there is something to price. */
export const EndRange = asDecoration(BareEndRange)

function BareEndRange() {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const { input } = document
  if (input.blocks.length === 0) return null
  const { cost } = measure(input, catalogue)
  const money = moneyIn(input, catalogue, words.locale)
  return <p className={styles.range}>{words.in('EstimateSummary')('range', { from: money(cost.p10), to: money(cost.p90) })}</p>
}
