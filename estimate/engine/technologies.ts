import type { Block, Catalogue, DefaultTechnology, Layer, TechnologyOption } from '../catalogue/types'
import { layers } from '../catalogue/types'
import type { EstimateInput } from '../input'
import type { Role, RoleHours } from '../roles'
import { fillRoles, sumByRole } from './role-hours'

export function hasMobile({ platforms }: Pick<EstimateInput, 'platforms'>): boolean {
  return platforms.includes('ios') || platforms.includes('android')
}

const conditions: Record<NonNullable<DefaultTechnology['when']>, (input: EstimateInput) => boolean> = {
  mobile: hasMobile,
  aiProject: ({ type }) => type === 'ai',
  aiBlocks: ({ blocks, later }) => blocks.some(({ id }) => id.startsWith('ai.') && !later.includes(id)),
}

/** The technology of a layer when the choice is left to us. Add-ons are never chosen by default. */
export function defaultTechnology(layer: Exclude<Layer, 'addons'>, input: EstimateInput, { defaults }: Catalogue): string | undefined {
  return defaults[layer].find(({ when }) => !when || conditions[when](input))?.id
}

/** One option for every layer, and the chosen add-ons. */
export function resolveTechnologies(input: EstimateInput, catalogue: Catalogue): TechnologyOption[] {
  return layers.flatMap((layer) => {
    const options = optionsOf(layer, catalogue)
    const chosen = options.filter(({ id }) => input.technologies.includes(id))
    if (layer === 'addons') return chosen
    const fallback = options.find(({ id }) => id === defaultTechnology(layer, input, catalogue))
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

/** The product of the technology factors for a role in a block. */
export function technologyFactor(role: Role, block: Block, technologies: readonly TechnologyOption[]): number {
  let factor = 1
  for (const { fits = [] } of technologies) {
    for (const fit of fits) if (fit.role === role && concerns(block.id, fit.only)) factor *= fit.times
  }
  return factor
}

/** Hours added once per project: set-up of technologies and the audit of an existing product. */
export function fixedHours(input: EstimateInput, technologies: readonly TechnologyOption[], catalogue: Catalogue): RoleHours {
  const parts = [catalogue.origin[input.origin].fixed, ...technologies.flatMap(({ fixed }) => fixed ?? [])]
  return sumByRole(parts.map(fillRoles))
}

/** Whether an id matches a list of ids and prefixes (`acc.*`). Without a list, every id does. */
export function concerns(id: string, patterns: readonly string[] | undefined): boolean {
  return !patterns || patterns.some((pattern) => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern))
}
