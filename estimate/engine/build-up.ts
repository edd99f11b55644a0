import { developers } from '../roles'
import type { Measure } from './measure'
import { sumOf } from './role-hours'

/** One step from the hours of the blocks to P50. The steps add up to P50. */
export type BuildUpStep = {
  id: 'blocks' | 'tails' | 'setup' | 'QA' | 'leadAndOps' | 'BA' | 'PM' | 'allowance' | 'hurry'
  hours: number
}

/** Every step is at its median; what the skew of the distributions adds to the likely hours is the step `tails`. */
export function buildUp({ work, fixed, overheads, uncertainty, hours }: Measure): BuildUpStep[] {
  const likely = work.reduce((total, block) => total + block.total.likely, 0)
  const { parts, total } = overheads
  const settle = uncertainty.median / uncertainty.growth
  const unhurried = total * uncertainty.median
  const written = sumOf(developers, fixed) + fixed.DES
  const steps: BuildUpStep[] = [
    { id: 'blocks', hours: likely },
    { id: 'tails', hours: parts.blocks * settle - likely },
    { id: 'setup', hours: written * settle },
    { id: 'QA', hours: (parts.QA + fixed.QA) * settle },
    { id: 'leadAndOps', hours: (parts.TL + parts.OPS + fixed.TL + fixed.OPS) * settle },
    { id: 'BA', hours: (parts.BA + fixed.BA) * settle },
    { id: 'PM', hours: (parts.PM + fixed.PM) * settle },
    { id: 'allowance', hours: unhurried - total * settle },
    { id: 'hurry', hours: hours.p50 - unhurried },
  ]
  return steps.filter((step) => step.id === 'blocks' || Math.abs(step.hours) > 1e-9)
}
