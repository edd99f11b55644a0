import type { Block, Catalogue, SpreadClass, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { RoleHours } from '../roles'
import { type CountedBlock, listBlocks } from './blocks'
import { fillRoles, multiplyRoles, scaleRoles, sum } from './role-hours'
import { concerns } from './technologies'

/** The hours of one block with these settings (model C2.5): mean by role, totals and standard deviation. */
export type BlockWork = CountedBlock & {
  spread: SpreadClass
  /** Its hours as a multiple of those of the first piece. */
  count: number
  means: RoleHours
  total: { low: number; likely: number; high: number; mean: number; deviation: number }
}

const wider: Record<SpreadClass, SpreadClass> = { A: 'B', B: 'C', C: 'D', D: 'D' }

export function listWork(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]): BlockWork[] {
  const widened = technologies.flatMap(({ widens }) => widens ?? [])
  const factors = settingFactors(input, catalogue, technologies)
  const fits = technologies.flatMap((option) => option.fits ?? [])
  const inBrowser = input.platforms.includes('web') || input.platforms.includes('telegram')
  return listBlocks(input, catalogue).map(({ block, quantity }) => {
    const spread = concerns(block.id, widened) ? wider[block.spread] : block.spread
    const { low, high } = catalogue.spread[spread]
    const count = 1 + catalogue.constants.repeat * (quantity - 1)
    const hasFrontEnd = inBrowser || /^(?:adm|fnd)\./.test(block.id)
    const likely = scaleRoles(multiplyRoles(likelyHours(block), factors), count)
    if (!hasFrontEnd) likely.FE = 0
    for (const { role, times, only } of fits) if (concerns(block.id, only)) likely[role] *= times
    const worked = sum(likely)
    const means = scaleRoles(likely, (low + 4 + high) / 6)
    const total = {
      low: worked * low,
      likely: worked,
      high: worked * high,
      mean: (worked * (low + 4 + high)) / 6,
      deviation: (worked * (high - low)) / 6,
    }
    return { block, quantity, spread, count, means, total }
  })
}

const known = new WeakMap<Block, RoleHours>()

/** Cached, as the search for savings asks for it thousands of times. */
function likelyHours(block: Block): RoleHours {
  const found = known.get(block) ?? fillRoles(block.likely)
  known.set(block, found)
  return found
}

/** Factors of design, quality, origin and platforms by role; 1 for roles other than designers and developers. */
function settingFactors(input: EstimateInput, catalogue: Catalogue, technologies: readonly TechnologyOption[]): RoleHours {
  const design = catalogue.design[input.design]
  const development = catalogue.quality[input.quality].development * catalogue.origin[input.origin].development
  const mobile = mobileFactor(input, catalogue, technologies)
  const developers = { FE: design.FE * development, BE: development, MOB: mobile * development, ML: development }
  return { BA: 1, PM: 1, DES: design.DES, QA: 1, OPS: 1, TL: 1, ...developers }
}

export function mobileFactor({ platforms }: EstimateInput, { constants }: Catalogue, technologies: readonly TechnologyOption[]): number {
  const stores = platforms.filter((platform) => platform === 'ios' || platform === 'android').length
  if (stores < 2) return stores * constants.mobile.one
  return technologies.some(({ id }) => id === 'native') ? constants.mobile.native : constants.mobile.cross
}
