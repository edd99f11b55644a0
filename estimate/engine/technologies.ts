import type { Block, Catalogue, Layer, Role, RoleHours, TechnologyOption } from '../catalogue/types'
import type { EstimateInput } from '../input'

export const layers = [
  'front',
  'mobile',
  'back',
  'cms',
  'database',
  'model',
  'vectors',
  'hosting',
  'addons',
] as const satisfies readonly Layer[]

export function hasMobile({ platforms }: Pick<EstimateInput, 'platforms'>): boolean {
  return platforms.includes('ios') || platforms.includes('android')
}

/** What a layer is built with when the choice is left to us. Add-ons are never ours to add. */
export function defaultTechnology(layer: Exclude<Layer, 'addons'>, input: EstimateInput): string {
  switch (layer) {
    case 'front':
      return 'next'
    case 'mobile':
      return hasMobile(input) ? 'reactnative' : 'mob-none'
    case 'back':
      return input.type === 'ai' ? 'python' : 'nest'
    case 'cms':
      return 'cms-none'
    case 'database':
      return 'postgres'
    case 'model':
      return input.blocks.some(({ id }) => id.startsWith('ai.') && !input.later.includes(id)) ? 'hosted' : 'ai-none'
    case 'vectors':
      return 'vec-none'
    case 'hosting':
      return 'vps'
  }
}

/** One option for every layer, and the chosen add-ons. */
export function resolveTechnologies(input: EstimateInput, catalogue: Catalogue): TechnologyOption[] {
  return layers.flatMap((layer) => {
    const options = optionsOf(layer, catalogue)
    const chosen = options.filter(({ id }) => input.technologies.includes(id))
    if (layer === 'addons') return chosen
    const fallback = options.find(({ id }) => id === defaultTechnology(layer, input))
    return chosen[0] ? [chosen[0]] : fallback ? [fallback] : []
  })
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<Layer, readonly TechnologyOption[]>>()

function optionsOf(layer: Layer, catalogue: Catalogue): readonly TechnologyOption[] {
  const known =
    indexes.get(catalogue) ?? new Map(layers.map((each) => [each, catalogue.technologies.filter((option) => option.layer === each)]))
  indexes.set(catalogue, known)
  return known.get(layer) ?? []
}

/** What technologies multiply the hours of a role in one block by. */
export function technologyFactor(role: Role, block: Block, technologies: readonly TechnologyOption[]): number {
  let factor = 1
  for (const { fits = [] } of technologies) {
    for (const fit of fits) if (fit.role === role && concerns(block.id, fit.only)) factor *= fit.times
  }
  return factor
}

/** Hours added once, whatever is built: set-up of technologies and the audit of an existing product. */
export function fixedHours(input: EstimateInput, technologies: readonly TechnologyOption[], catalogue: Catalogue): RoleHours {
  const sum: RoleHours = { ...catalogue.origin[input.origin]?.fixed }
  for (const { fixed = {} } of technologies) {
    for (const [role, hours] of Object.entries(fixed) as [Role, number][]) sum[role] = (sum[role] ?? 0) + hours
  }
  return sum
}

function concerns(id: string, only: readonly string[] | undefined): boolean {
  return !only || only.some((pattern) => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern))
}
