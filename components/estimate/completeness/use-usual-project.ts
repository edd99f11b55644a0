import { useMemo } from 'react'
import { applyPatch, measure } from '@/estimate'
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
    return { count, patch, cost: measure(applyPatch(input, patch), catalogue).cost }
  }, [input, catalogue, presetInput])
}
