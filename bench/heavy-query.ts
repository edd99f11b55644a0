import { currentCatalogue, defaultInput, formatEstimate, isImplied } from '@/estimate'

/** Sixty blocks on three platforms: as heavy as an estimate gets. `turn` makes another one of it. */
export function heavyQuery(turn = 0): string {
  const blocks = currentCatalogue.blocks.filter(({ id }) => !isImplied(id)).slice(0, 60)
  const input = {
    ...defaultInput,
    ...{ platforms: ['web', 'ios', 'android'] as const, quality: 'production' as const },
    blocks: blocks.map(({ id, repeatable }, index) => ({ id, quantity: repeatable ? 3 + (Math.floor(turn / 40 ** (index % 3)) % 40) : 1 })),
  }
  return formatEstimate({ catalogue: currentCatalogue.version, input, alternatives: [] })
}
