import type { Font } from 'satori'
import { families, subsetNames } from '../fonts/families'
import { subsetFile } from '../fonts/subset'

/** One weight of each family, cut to what the cards write, as the text setter reads it: not compressed, without axes. */
export async function cutCardFonts(text: string): Promise<Font[]> {
  const wanted = new Set([...text, ...' …'])
  const cuts = families.flatMap((family) =>
    subsetNames.map(async (subset): Promise<Font[]> => {
      const part = await subsetFile(family, subset, wanted, { format: 'sfnt', wght: 600 })
      return part ? [{ name: `${family.use} ${subset}`, data: part.data, weight: 600, style: 'normal' }] : []
    }),
  )
  return (await Promise.all(cuts)).flat()
}
