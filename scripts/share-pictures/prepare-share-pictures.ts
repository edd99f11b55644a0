import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readSnapshot } from '@/content-client/snapshot'
import { originalAt } from '../pictures/folders'
import { cutCardFonts } from './card-fonts'
import { drawCard } from './draw-card'
import { listCards } from './list-cards'

const folder = join('public', 'og')
const cache = join('.cache', 'share-pictures')

/** Draws the picture of every page that names one; a card that did not change is taken from the cache. */
export async function prepareSharePictures(buildFolder: string, siteUrl: string): Promise<{ pictures: number; drawn: number }> {
  const cards = await listCards(buildFolder, siteUrl, await readSnapshot())
  const fonts = await cutCardFonts(JSON.stringify(cards))
  const source = await Promise.all(
    ['draw-card.ts', 'draw-night.ts', 'card-fonts.ts'].map((file) => readFile(new URL(file, import.meta.url))),
  )
  await rm(folder, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  let drawn = 0
  for (const card of cards) {
    const art = card.art ? await readFile(originalAt(card.art.file) ?? '') : ''
    const digest = createHash('sha256').update(JSON.stringify(card)).update(art)
    for (const part of source) digest.update(part)
    const kept = join(cache, `${digest.digest('hex')}.png`)
    const picture = await readFile(kept).catch(async () => {
      drawn++
      const fresh = await drawCard(card, fonts)
      await writeFile(kept, fresh)
      return fresh
    })
    const file = join('public', card.address)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, picture)
  }
  return { pictures: cards.length, drawn }
}
