import { useMemo } from 'react'
import { useEstimateStore } from '../document/estimate-context'
import type { EstimateState } from '../document/store'
import type { ActionFor } from '../results/change-link'
import { linkToChanged } from '../results/link-to-changed'
import { useWords } from '../words-provider'

/** What changes the estimate that is shown: in place, or as a link without scripts and in another tab. */
export function useChangeActions({ document, catalogue }: EstimateState): ActionFor {
  const { set } = useEstimateStore()
  const { locale } = useWords()
  return useMemo(() => {
    const linkTo = linkToChanged({ document, catalogue }, locale)
    return (patch, label) => ({ ...linkTo(patch), onTry: () => set(patch, label) })
  }, [document, catalogue, locale, set])
}
