import { type Block, type Catalogue, type Role, type RoleHours, roles, type SpreadClass, type TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import { type CountedBlock, listBlocks } from './blocks'
import { technologyFactor } from './technologies'

/** The hours of one block as it is built here (model C2.5): likely and mean by role, totals, and how far they stray. */
export type BlockWork = CountedBlock & {
  spread: SpreadClass
  /** How many times the first one this is worth. */
  count: number
  likely: RoleHours
  means: RoleHours
  total: { low: number; likely: number; high: number; mean: number; deviation: number }
}

const raised: Record<SpreadClass, SpreadClass> = { A: 'B', B: 'C', C: 'D', D: 'D' }

export function listWork(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]): BlockWork[] {
  const onPremises = technologies.some(({ id }) => id === 'onprem')
  const factors = settingFactors(input, catalogue, technologies)
  return listBlocks(input, catalogue).map(({ block, quantity }) => {
    const spread = onPremises && /^(?:sec|int)\./.test(block.id) ? raised[block.spread] : block.spread
    const { low, high } = catalogue.spread[spread]
    const count = 1 + catalogue.constants.repeat * (quantity - 1)
    const likely: RoleHours = {}
    const means: RoleHours = {}
    let sum = 0
    for (const role of roles) {
      const hours = block.likely[role]
      const worked = hours ? hours * count * factors(role, block) * technologyFactor(role, block, technologies) : 0
      if (!worked) continue
      likely[role] = worked
      means[role] = (worked * (low + 4 + high)) / 6
      sum += worked
    }
    const total = { low: sum * low, likely: sum, high: sum * high, mean: (sum * (low + 4 + high)) / 6, deviation: (sum * (high - low)) / 6 }
    return { block, quantity, spread, count, likely, means, total }
  })
}

/** Design, quality, origin and platforms; the hours of DevOps blocks know none of them. */
function settingFactors(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]) {
  const design = catalogue.design[input.design] ?? { DES: 1, FE: 1 }
  const quality = catalogue.quality[input.quality]?.development ?? 1
  const development = quality * (catalogue.origin[input.origin]?.development ?? 1)
  const browser = input.platforms.includes('web') || input.platforms.includes('telegram')
  const mobile = mobileFactor(input, catalogue, technologies)
  return (role: Role, block: Block): number => {
    switch (role) {
      case 'DES':
        return design.DES
      case 'FE':
        return browser || /^(?:adm|fnd)\./.test(block.id) ? design.FE * development : 0
      case 'MOB':
        return mobile * development
      case 'BE':
      case 'ML':
        return development
      default:
        return 1
    }
  }
}

export function mobileFactor({ platforms }: EstimateInput, { constants }: Catalogue, technologies: readonly TechnologyOption[]): number {
  const stores = platforms.filter((platform) => platform === 'ios' || platform === 'android').length
  if (stores < 2) return stores * constants.mobile.one
  return technologies.some(({ id }) => id === 'native') ? constants.mobile.native : constants.mobile.cross
}
