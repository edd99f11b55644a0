import type { Block, Catalogue } from '../catalogue/types'
import type { BlockChoice, EstimateInput, Platform } from '../input'

const foundations: Record<Platform, readonly string[]> = {
  web: ['fnd.web'],
  ios: ['fnd.web', 'fnd.mob', 'mob.store'],
  android: ['fnd.web', 'fnd.mob', 'mob.store'],
  telegram: ['fnd.tg'],
}

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, Block>>()

export function indexOf(catalogue: Catalogue): ReadonlyMap<string, Block> {
  const known = indexes.get(catalogue) ?? new Map(catalogue.blocks.map((block) => [block.id, block]))
  indexes.set(catalogue, known)
  return known
}

/** Only platforms bring these; nobody chooses them. */
export function isImplied(id: string): boolean {
  return id.startsWith('fnd.') || id === 'mob.store'
}

export function impliedBlocks(chosen: readonly Platform[]): ReadonlySet<string> {
  return new Set(chosen.flatMap((platform) => foundations[platform]))
}

export type CountedBlock = { block: Block; quantity: number }

/** What is built, in the catalogue's order: foundations and chosen blocks, without those of a later version. */
export function listBlocks(input: EstimateInput, catalogue: Catalogue): CountedBlock[] {
  const implied = impliedBlocks(input.platforms)
  const quantities = new Map(input.blocks.map(({ id, quantity }: BlockChoice) => [id, quantity]))
  return catalogue.blocks.flatMap((block) => {
    const chosen = isImplied(block.id) ? implied.has(block.id) : quantities.has(block.id) && !input.later.includes(block.id)
    return chosen ? [{ block, quantity: block.repeatable ? (quantities.get(block.id) ?? 1) : 1 }] : []
  })
}

/** Chosen blocks nobody may put off: the foundations, and those another chosen block cannot do without. */
export function requiredBlocks(blocks: readonly Block[]): ReadonlySet<string> {
  const here = new Set(blocks.map(({ id }) => id))
  const needed = blocks.flatMap(({ requires }) =>
    requires.map((list) => list.filter((id) => here.has(id))).filter((list) => list.length === 1),
  )
  return new Set([...needed.flat(), ...[...here].filter(isImplied)])
}
