import { memo, useEffect, useRef } from 'react'
import type { Currency } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import type { Words } from '../words'
import { useWords } from '../words-provider'
import { CurrencySelect } from './currency-select'

/** What the choice is called where it can be undone. */
export const currencyChange = (words: Words, currency: string) => words.in('EstimateCurrency')('chosen', { currency })

/** The currency all figures are shown in. Memoised: while figures are animated, what is around it renders 60 times a second. */
export const CurrencySwitch = memo(function CurrencySwitch({ className }: { className?: string | undefined }) {
  const { document, set } = useEstimateDocument()
  const words = useWords()
  const select = useRef<HTMLSelectElement>(null)
  const { currency } = document.input
  const choose = (chosen: string | undefined) => {
    if (chosen && chosen !== currency) set({ set: { currency: chosen as Currency } }, currencyChange(words, chosen))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after hydration, for what a visitor chose before
  useEffect(() => choose(select.current?.value), [])

  return <CurrencySelect {...{ words, currency, className }} ref={select} onChoose={choose} />
})
