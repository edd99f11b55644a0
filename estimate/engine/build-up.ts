import { developers } from '../catalogue/types'
import type { Measure } from './measure'

/** One step from the hours of the blocks to the expected hours; together they are P50. */
export type BuildUpStep = {
  id: 'blocks' | 'tails' | 'setup' | 'QA' | 'leadAndOps' | 'BA' | 'PM' | 'allowance' | 'hurry'
  hours: number
}

/** Steps stand at their medians, so what long tails add beyond the likely hours is one step and not hidden in each. */
export function buildUp({ work, fixed, overheads, uncertainty, hours }: Measure): BuildUpStep[] {
  const likely = work.reduce((total, block) => total + block.total.likely, 0)
  const { parts, total } = overheads
  const settle = uncertainty.median / uncertainty.growth
  const unhurried = total * uncertainty.median
  const written = developers.reduce((sum, role) => sum + (fixed[role] ?? 0), 0) + (fixed.DES ?? 0)
  const steps: BuildUpStep[] = [
    { id: 'blocks', hours: likely },
    { id: 'tails', hours: parts.blocks * settle - likely },
    { id: 'setup', hours: written * settle },
    { id: 'QA', hours: (parts.QA + (fixed.QA ?? 0)) * settle },
    { id: 'leadAndOps', hours: (parts.TL + parts.OPS + (fixed.TL ?? 0) + (fixed.OPS ?? 0)) * settle },
    { id: 'BA', hours: (parts.BA + (fixed.BA ?? 0)) * settle },
    { id: 'PM', hours: (parts.PM + (fixed.PM ?? 0)) * settle },
    { id: 'allowance', hours: unhurried - total * settle },
    { id: 'hurry', hours: hours.p50 - unhurried },
  ]
  return steps.filter((step) => step.id === 'blocks' || Math.abs(step.hours) > 1e-9)
}
