import type { Font } from 'satori'
import { families } from '../fonts/families'
import { subsetFile } from '../fonts/subset'

/** One weight of each family, cut to what the cards write, as the text setter reads it: not compressed, without axes. */
export async function cutCardFonts(text: string): Promise<Font[]> {
  const wanted = new Set([...text, ...' …'])
  const cuts = families.map(async (family): Promise<Font> => {
    const { data } = await subsetFile(family, (character) => wanted.has(character), { format: 'sfnt', wght: 600 })
    return { name: family.use, data, weight: 600, style: 'normal' }
  })
  return Promise.all(cuts)
}
