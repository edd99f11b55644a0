import { describeProject } from './describe'

/** What a kind of product cannot be without. A sentence that says “shop” names none of it; whoever looks for a shop looks for it. */
const blocksOfType: Readonly<Record<string, readonly string[]>> = { shop: ['shop.catalog', 'shop.cart'], marketplace: ['mkt.listings'] }

/** The blocks that are meant by the words of a search. */
export function searchBlocks(text: string, today: string): string[] {
  const { blocks, type } = describeProject(text, today)
  return [...new Set([...blocks.map(({ value }) => value), ...(blocksOfType[type?.value ?? ''] ?? [])])]
}
