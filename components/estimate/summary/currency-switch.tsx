import { memo } from 'react'
import { type Currency, choices } from '@/estimate'
import { useEstimateDocument } from '../document/provider'
import type { EstimateStore } from '../document/store'
import type { Words } from '../words'
import { useWords } from '../words-provider'
import { CurrencySelect } from './currency-select'

/** Takes a currency that was chosen in place of the one shown, under the name by which it can be undone. */
export function chooseCurrency({ set }: Pick<EstimateStore, 'set'>, words: Words, shown: Currency, chosen: string | undefined): void {
  const currency = choices.currency.find((each) => each === chosen)
  if (currency && currency !== shown) set({ set: { currency } }, words.in('EstimateCurrency')('chosen', { currency }))
}

/** The currency all figures are shown in. Memoised: while figures are animated, what is around it renders 60 times a second. */
export const CurrencySwitch = memo(function CurrencySwitch({ className }: { className?: string | undefined }) {
  const { document, set } = useEstimateDocument()
  const words = useWords()
  const { currency } = document.input
  const choose = (chosen: string | undefined) => chooseCurrency({ set }, words, currency, chosen)

  return <CurrencySelect {...{ words, currency, className }} onChoose={choose} />
})
