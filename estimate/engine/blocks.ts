import type { Block, Catalogue } from '../catalogue/types'
import type { BlockChoice, EstimateInput, Platform } from '../input'

const indexes = new WeakMap<Catalogue, ReadonlyMap<string, Block>>()

export function indexOf(catalogue: Catalogue): ReadonlyMap<string, Block> {
  const known = indexes.get(catalogue) ?? new Map(catalogue.blocks.map((block) => [block.id, block]))
  indexes.set(catalogue, known)
  return known
}

/** Whether a block is implied by a platform and cannot be chosen. */
export function isImplied(id: string): boolean {
  return id.startsWith('fnd.') || id === 'mob.store'
}

export function impliedBlocks(chosen: readonly Platform[], catalogue: Catalogue): ReadonlySet<string> {
  return new Set(chosen.flatMap((platform) => catalogue.foundations[platform]))
}

export type CountedBlock = { block: Block; quantity: number }

/** The blocks of the first version in the catalogue's order: implied and chosen ones. */
export function listBlocks(input: EstimateInput, catalogue: Catalogue): CountedBlock[] {
  const implied = impliedBlocks(input.platforms, catalogue)
  const quantities = new Map(input.blocks.map(({ id, quantity }: BlockChoice) => [id, quantity]))
  return catalogue.blocks.flatMap((block) => {
    const chosen = isImplied(block.id) ? implied.has(block.id) : quantities.has(block.id) && !input.later.includes(block.id)
    return chosen ? [{ block, quantity: block.repeatable ? (quantities.get(block.id) ?? 1) : 1 }] : []
  })
}

/** Blocks that may not be left for later: implied ones, and those another chosen block requires without an alternative. */
export function requiredBlocks(blocks: readonly Block[]): ReadonlySet<string> {
  const here = new Set(blocks.map(({ id }) => id))
  const needed = blocks.flatMap(({ requires }) =>
    requires.map((list) => list.filter((id) => here.has(id))).filter((list) => list.length === 1),
  )
  return new Set([...needed.flat(), ...[...here].filter(isImplied)])
}
