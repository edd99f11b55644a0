import { fieldValues, isOwned } from '@/components/estimate/form/fields'
import { formatEstimate, formSteps, type ParsedEstimate } from '@/estimate'
import type { LinkedPage, PageParts } from '@/routing/estimate-links'

/** The values of a step's own fields, and the rest of the estimate as its address has it. */
export function linkedFields(page: LinkedPage, { document, catalogue }: ParsedEstimate): PageParts['fields'] {
  const step = formSteps.find((each) => each === page)
  if (!step) return []
  const state = [...new URLSearchParams(formatEstimate(document, catalogue))]
  const own = [...fieldValues(document.input, catalogue)].filter(([name]) => isOwned(step, name))
  return [...own, ...state.filter(([name]) => !isOwned(step, name))]
}
