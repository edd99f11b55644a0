import type { Block, Catalogue, Role, RoleHours, SpreadClass, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { type CountedBlock, listBlocks } from './blocks'
import { technologyFactor } from './technologies'

/** The hours of one block as it is built here (model C2.5): mean by role, totals, and how far they stray. */
export type BlockWork = CountedBlock & {
  spread: SpreadClass
  /** How many times the first one this is worth. */
  count: number
  means: RoleHours
  total: { low: number; likely: number; high: number; mean: number; deviation: number }
}

const raised: Record<SpreadClass, SpreadClass> = { A: 'B', B: 'C', C: 'D', D: 'D' }

export function listWork(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]): BlockWork[] {
  const onPremises = technologies.some(({ id }) => id === 'onprem')
  const factors = settingFactors(input, catalogue, technologies)
  const fitting = technologies.filter(({ fits }) => fits)
  const browser = input.platforms.includes('web') || input.platforms.includes('telegram')
  return listBlocks(input, catalogue).map(({ block, quantity }) => {
    const spread = onPremises && /^(?:sec|int)\./.test(block.id) ? raised[block.spread] : block.spread
    const { low, high } = catalogue.spread[spread]
    const count = 1 + catalogue.constants.repeat * (quantity - 1)
    const seen = browser || /^(?:adm|fnd)\./.test(block.id)
    const means: RoleHours = {}
    let sum = 0
    for (const role of rolesOf(block)) {
      if (role === 'FE' && !seen) continue
      const worked = (block.likely[role] ?? 0) * count * (factors[role] ?? 1) * technologyFactor(role, block, fitting)
      if (!worked) continue
      means[role] = (worked * (low + 4 + high)) / 6
      sum += worked
    }
    const total = { low: sum * low, likely: sum, high: sum * high, mean: (sum * (low + 4 + high)) / 6, deviation: (sum * (high - low)) / 6 }
    return { block, quantity, spread, count, means, total }
  })
}

const known = new WeakMap<Block, readonly Role[]>()

/** Asked for thousands of times while savings are looked for. */
function rolesOf(block: Block): readonly Role[] {
  const found = known.get(block) ?? (Object.keys(block.likely) as Role[])
  known.set(block, found)
  return found
}

/** Design, quality, origin and platforms by role; the hours of DevOps blocks know none of them. */
function settingFactors(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]): RoleHours {
  const design = catalogue.design[input.design] ?? { DES: 1, FE: 1 }
  const quality = catalogue.quality[input.quality]?.development ?? 1
  const development = quality * (catalogue.origin[input.origin]?.development ?? 1)
  const mobile = mobileFactor(input, catalogue, technologies)
  return { DES: design.DES, FE: design.FE * development, BE: development, MOB: mobile * development, ML: development }
}

export function mobileFactor({ platforms }: EstimateInput, { constants }: Catalogue, technologies: readonly TechnologyOption[]): number {
  const stores = platforms.filter((platform) => platform === 'ios' || platform === 'android').length
  if (stores < 2) return stores * constants.mobile.one
  return technologies.some(({ id }) => id === 'native') ? constants.mobile.native : constants.mobile.cross
}
