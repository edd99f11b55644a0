import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import { drawCard } from '@/components/share-picture/draw-card'
import { locales } from '@/routing/locales'
import { shareFile } from '../finished-site/compressed-files'
import { toSite } from '../site-words'
import { cutCardFonts } from './card-fonts'
import { listCards } from './list-cards'

const folder = join('public', 'og')
/** What a kept card was drawn by; another drawing is another card. */
const sources = [
  ...['components/share-picture/draw-card.ts', 'components/share-picture/draw-night.ts'],
  ...['scripts/share-pictures/card-fonts.ts', 'scripts/share-pictures/prepare-share-pictures.ts'],
]
const cache = join('.cache', 'share-pictures')
/**
 * A palette took ten times as long and was a third larger than the best JPEG, which is twice this one and looks no better. `mozjpeg` at 80 weighs
 * each coefficient: it takes three times as long for 2 % less of a file that is as like the drawing (SSIM 0.9915) and no more.
 */
const encoding = { quality: 76, progressive: true, quantisationTable: 3, overshootDeringing: true }

/** Draws the picture of every page that names one; a card that did not change is taken from the cache. `onDone` hears of each one. */
export async function prepareSharePictures(onDone?: (done: number, all: number) => void): Promise<{ pictures: number; drawn: number }> {
  const cards = (await Promise.all(locales.map((locale) => listCards(toSite(locale))))).flat()
  const fonts = await cutCardFonts(JSON.stringify(cards))
  const source = await digestOf(sources)
  const arts = new Map<string, Promise<string>>()
  await rm(folder, { recursive: true, force: true })
  await mkdir(cache, { recursive: true })
  let [drawn, done] = [0, 0]
  const asked = new Set<string>()
  // Those of one picture one after another. A card is set by JavaScript and encoded beside it; one more than there are cores, so that no
  // core waits for the setter.
  const inOrder = cards.toSorted((a, b) => (a.art?.file ?? '').localeCompare(b.art?.file ?? ''))
  await pLimit(availableParallelism() + 1).map(inOrder, async (card) => {
    const file = card.art?.file ?? ''
    const art = arts.get(file) ?? digestOf(file ? [file] : [])
    arts.set(file, art)
    const digest = createHash('sha256').update(JSON.stringify([card, await art, source]))
    const kept = join(cache, `${digest.digest('hex')}.jpg`)
    asked.add(basename(kept))
    if (!existsSync(kept)) {
      drawn++
      const drawing = await drawCard(card, fonts)
      await drawing.jpeg(encoding).toFile(`${kept}.new`)
      await rename(`${kept}.new`, kept)
    }
    await shareFile(kept, join('public', card.address))
    onDone?.(++done, cards.length)
  })
  await forgetOthers(asked)
  return { pictures: cards.length, drawn }
}

async function digestOf(files: readonly string[]): Promise<string> {
  const digest = createHash('sha256')
  for (const file of files) digest.update(await readFile(file))
  return digest.digest('hex')
}

/** Removes kept cards that no page has any more and no release holds. */
async function forgetOthers(asked: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(cache)) {
    const file = join(cache, name)
    if (!asked.has(name) && (await stat(file)).nlink === 1) await rm(file)
  }
}
