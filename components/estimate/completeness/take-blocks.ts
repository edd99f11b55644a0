import type { EstimateInput, InputPatch } from '@/estimate'

/** Adds the blocks of a starting point. What was set stays; blocks of apps bring the apps' platforms. */
export function takeBlocks(input: EstimateInput, { blocks = [], platforms = [] }: Partial<EstimateInput>): InputPatch {
  const known = new Set([...input.platforms, ...platforms.filter((each) => each !== 'web')])
  return { add: blocks, now: blocks.map(({ id }) => id), set: { platforms: [...known] } }
}
