import { useDeferredValue, useMemo } from 'react'
import { applyPatch, defaultInput, type EstimateInput, measure } from '@/estimate'
import { useEstimateDocument, useEstimateStore } from '../document/estimate-context'
import { takeBlocks } from './take-blocks'

/** What a project of the chosen kind usually has, with these settings; null once there are blocks of its own. */
export function useUsualProject() {
  const { document, catalogue } = useEstimateDocument()
  const usualWith = useUsualInput()
  const { input } = document
  return useMemo(() => {
    const usual = usualWith(input)
    return usual && { ...usual, cost: measure(usual.input, catalogue).cost }
  }, [input, catalogue, usualWith])
}

/** What such a project costs with nothing else set or named. */
export function usePlainCost() {
  const { document, catalogue } = useEstimateDocument()
  const usualWith = useUsualInput()
  const { type } = document.input
  return useMemo(() => {
    const plain = usualWith({ ...defaultInput, type })
    return plain?.input && measure(plain.input, catalogue).cost
  }, [type, catalogue, usualWith])
}

/** Adds to an estimate what projects of its kind usually have: null where it has blocks, or nothing is usual. */
export function useUsualInput() {
  const { presetInput } = useEstimateStore()
  return useMemo(
    () => (input: EstimateInput) => {
      const usual = presetInput(input.type)
      const count = usual.blocks?.length ?? 0
      if (input.blocks.length > 0 || count === 0) return null
      const patch = takeBlocks(input, usual)
      return { count, patch, input: applyPatch(input, patch) }
    },
    [presetInput],
  )
}

/** What an answer changes is shown for: the estimate, or what such projects usually have while nothing is chosen. Follows a moment later. */
export function useComparedInput(): EstimateInput {
  const { document } = useEstimateDocument()
  return useDeferredValue(useUsualProject()?.input ?? document.input)
}
