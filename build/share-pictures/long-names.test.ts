import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawCard } from '@/components/share-picture/draw-card'
import { limits } from '@/content-client/limits'
import { cutCardFonts } from './card-fonts'

/** Where no card has words: above the company's name, between it and the longest title, right of their column. */
const empty = [
  { left: 0, top: 0, width: 1200, height: 56 },
  { left: 0, top: 116, width: 1200, height: 60 },
  { left: 700, top: 0, width: 500, height: 630 },
]

async function cardOf(words: string, word: string, fonts: Awaited<ReturnType<typeof cutCardFonts>>): Promise<Buffer[]> {
  const card = await drawCard({ title: words, text: word, company: words, label: null, art: null }, fonts)
  const picture = await card.png().toBuffer()
  return Promise.all(empty.map((region) => sharp(picture).extract(region).raw().toBuffer()))
}

it('the longest names stay within the lines a card has for them', async () => {
  const longest = (part: string) => part.repeat(limits.nameLetters).slice(0, limits.nameLetters)
  const fonts = await cutCardFonts('слово x')
  const [usual, long] = [await cardOf('x', 'x', fonts), await cardOf(longest('слово '), longest('x'), fonts)]
  expect(long.map((pixels, index) => pixels.equals(usual[index] ?? pixels.subarray(1)))).toEqual([true, true, true])
})
