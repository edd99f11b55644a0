import type { Catalogue } from '../catalogue/types'
import { impliedBlocks, indexOf, isImplied } from '../engine/blocks'
import type { BlockChoice, Platform } from '../input'
import { splitOnce } from './fields'
import type { Report } from './notices'

/** Blocks with quantities in the catalogue's order. Implied blocks are dropped, with a notice unless their platform is chosen. */
export function readBlocks(values: readonly string[], chosen: readonly Platform[], catalogue: Catalogue, report: Report): BlockChoice[] {
  const quantities = new Map<string, number>()
  const implied = impliedBlocks(chosen, catalogue)
  const unknown = new Set<string>()
  const strangers = new Set<string>()
  for (const value of values) {
    const [id, count] = splitOnce(value, '*')
    const block = indexOf(catalogue).get(id)
    if (!block) unknown.add(id)
    else if (isImplied(id)) {
      if (!implied.has(id)) strangers.add(id)
    } else {
      const quantity = readQuantity(count, block.repeatable, catalogue, (used) => report('quantity', { id, value: count ?? '', used }))
      if (quantities.has(id) && quantities.get(id) !== quantity) report('duplicateBlocks', { id })
      quantities.set(id, quantity)
    }
  }
  if (unknown.size > 0) report('unknownBlocks', { ids: [...unknown].join(', '), count: String(unknown.size) })
  if (strangers.size > 0) report('foundations', { ids: [...strangers].join(', ') })
  return inOrder(quantities, catalogue)
}

/** Ids of chosen blocks, in the catalogue's order. */
export function readIds(values: readonly string[], present: readonly BlockChoice[], report: Report): string[] {
  const asked = new Set(values)
  const here = present.filter(({ id }) => asked.has(id)).map(({ id }) => id)
  const missing = [...asked].filter((id) => !here.includes(id))
  if (missing.length > 0) report('laterWithoutBlock', { ids: missing.join(', ') })
  return here
}

/** Ids of any blocks but implied ones, in the catalogue's order. */
export function readKnownIds(values: readonly string[], catalogue: Catalogue, report: Report): string[] {
  const asked = new Set(values)
  const known = catalogue.blocks.filter(({ id }) => asked.has(id) && !isImplied(id)).map(({ id }) => id)
  const unknown = [...asked].filter((id) => !known.includes(id))
  if (unknown.length > 0) report('unknownBlocks', { ids: unknown.join(', '), count: String(unknown.length) })
  return known
}

function inOrder(quantities: ReadonlyMap<string, number>, catalogue: Catalogue): BlockChoice[] {
  return catalogue.blocks.flatMap(({ id }) => {
    const quantity = quantities.get(id)
    return quantity === undefined ? [] : [{ id, quantity }]
  })
}

function readQuantity(count: string | undefined, repeatable: boolean, { constants }: Catalogue, repair: (used: string) => void): number {
  if (count === undefined) return 1
  const number = /^-?\d+$/.test(count) ? Number(count) : 1
  const quantity = repeatable ? Math.min(constants.limits.quantity, Math.max(1, number)) : 1
  if (String(quantity) !== count) repair(String(quantity))
  return quantity
}
