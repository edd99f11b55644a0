import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { BlockWork } from './hours'

export type Percentiles = { p10: number; p50: number; p80: number; p90: number }

export type Uncertainty = {
  /** Variation of the work itself, and the deviation of the logarithm of the whole. */
  cv: number
  sigma: number
  /** How much of the width comes from how clear the brief is, and how much from the work. */
  share: { stage: number; work: number }
  /** Growth for scope nobody has listed yet. */
  growth: number
  /** Median per expected hour, before the schedule has its say. */
  median: number
}

const scores = { p10: -1.2816, p50: 0, p80: 0.8416, p90: 1.2816 }

/** Two independent sources of uncertainty: the work, whose blocks are correlated, and the stage (model C2.5). */
export function measureUncertainty(work: readonly BlockWork[], input: EstimateInput, catalogue: Catalogue): Uncertainty {
  const { correlation } = catalogue.constants
  const stage = catalogue.stage[input.stage] ?? { sigma: 0, allowance: 1 }
  const mean = work.reduce((total, block) => total + block.total.mean, 0)
  const deviation = work.reduce((total, block) => total + block.total.deviation, 0)
  const squares = work.reduce((total, block) => total + block.total.deviation ** 2, 0)
  const cv = mean > 0 ? Math.sqrt((1 - correlation) * squares + correlation * deviation ** 2) / mean : 0
  const ofWork = Math.log(1 + cv ** 2)
  const variance = ofWork + stage.sigma ** 2
  return {
    cv,
    sigma: Math.sqrt(variance),
    share: { stage: stage.sigma ** 2 / variance, work: ofWork / variance },
    growth: stage.allowance,
    median: stage.allowance / Math.sqrt(1 + cv ** 2),
  }
}

/** The range around a median. */
export function spreadOut(median: number, sigma: number): Percentiles {
  const at = (score: number) => median * Math.exp(score * sigma)
  return { p10: at(scores.p10), p50: median, p80: at(scores.p80), p90: at(scores.p90) }
}
