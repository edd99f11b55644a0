import { useDeferredValue, useMemo } from 'react'
import { applyPatch, type EstimateInput, measure } from '@/estimate'
import { useEstimateDocument, useEstimateStore } from '../document/provider'
import { takeBlocks } from './take-blocks'

/** What a project of the chosen kind usually has, with these settings; null once there are blocks of its own. */
export function useUsualProject() {
  const { document, catalogue } = useEstimateDocument()
  const { presetInput } = useEstimateStore()
  const { input } = document
  return useMemo(() => {
    const usual = presetInput(input.type)
    const count = usual.blocks?.length ?? 0
    if (input.blocks.length > 0 || count === 0) return null
    const patch = takeBlocks(input, usual)
    const whole = applyPatch(input, patch)
    return { count, patch, input: whole, cost: measure(whole, catalogue).cost }
  }, [input, catalogue, presetInput])
}

/** What an answer changes is shown for: the estimate, or what such projects usually have while nothing is chosen. Follows a moment later. */
export function useComparedInput(): EstimateInput {
  const { document } = useEstimateDocument()
  return useDeferredValue(useUsualProject()?.input ?? document.input)
}
