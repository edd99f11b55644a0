'use client'

// Client: what an answer costs depends on everything else that is chosen.
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useComparedInput } from '../completeness/use-usual-project'
import { useEstimateDocument } from '../document/estimate-context'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './answer-price.module.scss'
import { answerPrices } from './answer-prices'

type Shown = ReturnType<typeof answerPrices> & { money: (dollars: number) => string }

const Prices = createContext<Shown | null>(null)

/** Calculates the prices of all answers once for the components inside. */
export function AnswerPrices({ children }: { children: ReactNode }) {
  const { catalogue } = useEstimateDocument()
  const { locale } = useWords()
  const input = useComparedInput()
  const shown = useMemo(() => ({ ...answerPrices(input, catalogue), money: moneyIn(input, catalogue, locale) }), [input, catalogue, locale])
  return <Prices value={shown}>{children}</Prices>
}

/** The price with an answer: its sum in words; below the answer its range, with a dot at P50, all on one scale from nothing. */
export function AnswerPrice({ id }: { id: string }) {
  const shown = useContext(Prices)
  const cost = shown?.of.get(id)
  if (!shown || !cost) return null
  const { most, money } = shown
  return (
    <>
      <span className={styles.sum}>{money(cost.p50)}</span>
      <svg className={styles.scale} viewBox={`0 0 ${most} 8`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.line} d={`M0 4H${most}`} />
        <path className={styles.range} d={`M${cost.p10} 4H${cost.p90}`} />
        <path className={styles.expected} d={`M${cost.p50} 4h0`} />
      </svg>
    </>
  )
}
