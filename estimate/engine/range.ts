import type { Catalogue } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { BlockWork } from './hours'

export type Percentiles = { p10: number; p50: number; p80: number; p90: number }

export type Uncertainty = {
  /** Coefficient of variation of the work, and standard deviation of the logarithm of the total. */
  cv: number
  sigma: number
  /** Shares of the variance: from the stage, and from the work. */
  share: { stage: number; work: number }
  /** Factor for scope that is not listed yet. */
  growth: number
  /** Median as a multiple of the expected hours, without compression of the schedule. */
  median: number
}

/** Two independent sources of uncertainty: the work, whose blocks are correlated, and the stage (model C2.5). */
export function measureUncertainty(work: readonly BlockWork[], input: EstimateInput, catalogue: Catalogue): Uncertainty {
  const { correlation } = catalogue.constants
  const stage = catalogue.stage[input.stage]
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

/** Percentiles of a log-normal distribution. */
export function spreadOut(median: number, sigma: number, { constants: { percentiles } }: Catalogue): Percentiles {
  const at = (score: number) => median * Math.exp(score * sigma)
  return { p10: at(percentiles.p10), p50: median, p80: at(percentiles.p80), p90: at(percentiles.p90) }
}
