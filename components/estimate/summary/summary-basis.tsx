'use client'

// Client: whose figures they are is in the address.
import { memo } from 'react'
import { useEstimateDocument } from '../document/estimate-context'
import { basisWords, countChanges } from '../results/basis'
import { useWords } from '../words-provider'

type SummaryBasisProps = Record<'className' | 'changed', string | undefined>

/** Whose figures a step shows, and in what money. Memoised: while figures are animated, what is around it renders 60 times a second. */
export const SummaryBasis = memo(function SummaryBasis({ className, changed }: SummaryBasisProps) {
  const { document, catalogue } = useEstimateDocument()
  const words = useWords()
  const { input } = document
  if (input.blocks.length === 0) return null
  const based = { input, catalogue, words }
  const { owner, currency } = basisWords(based)
  const isOurs = countChanges(based) === 0
  return (
    <p className={isOurs ? className : changed} data-basis={isOurs ? 'ours' : 'changed'}>
      {`${owner} ${currency}`}
    </p>
  )
})
