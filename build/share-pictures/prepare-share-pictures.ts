import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import pLimit from 'p-limit'
import { drawCard } from '@/components/share-picture/draw-card'
import { locales } from '@/routing/locales'
import { type Background, inBackground } from '../background'
import { shareFile } from '../finished-site/compressed-files'
import { families, fontFile } from '../fonts/families'
import { toSite } from '../site-words'
import { cutCardFonts } from './card-fonts'
import { listCards, type PageCard } from './list-cards'

const folder = join('public', 'og')
/** What a kept card was drawn by; another drawing, or another brand, is another card. */
export const cardSources: readonly string[] = [
  ...['components/share-picture/draw-card.ts', 'components/share-picture/draw-night.ts'],
  ...['components/scene/planet.tsx', 'components/scene/planet-geometry.ts', 'components/scene/planet-light.ts'],
  ...['build/fonts/families.ts', 'build/fonts/kept-cuts.ts', 'build/fonts/sfnt.ts', 'build/fonts/subset.ts'],
  ...['build/share-pictures/card-fonts.ts', 'build/share-pictures/prepare-share-pictures.ts'],
  ...['styles/settings/brand.json', 'styles/settings/mark.ts', 'styles/settings/oklch.ts', 'styles/settings/palette.ts'],
  ...families.map(fontFile),
]
const cache = join('.cache', 'share-pictures')
/** How many files are given second names at once. */
const links = 32
/**
 * A palette took ten times as long and was a third larger than the best JPEG. At 60 neither letters nor wide gradients are told from 76, which
 * is a quarter heavier. `mozjpeg` weighs each coefficient: it takes three times as long for a fifth less.
 */
const encoding = { quality: 60, progressive: true, quantisationTable: 3, overshootDeringing: true }

type Drawn = { pictures: number; drawn: number }

/**
 * Begins to draw the picture of every page that names one, into the cache; a card that did not change is there already. In the end they are
 * linked to `public/og`, which nobody touches before.
 */
export async function beginSharePictures(signal?: AbortSignal): Promise<Background<Drawn>> {
  const cards = (await Promise.all(locales.map((locale) => listCards(toSite(locale))))).flat()
  const fonts = await cutCardFonts(JSON.stringify(cards))
  const digestOfCard = await digesting()
  await mkdir(cache, { recursive: true })
  // Those of one picture one after another.
  const inOrder = cards.toSorted((a, b) => (a.art?.file ?? '').localeCompare(b.art?.file ?? ''))
  const work = async (card: PageCard) => {
    const kept = join(cache, `${await digestOfCard(card)}.jpg`)
    const isNew = !existsSync(kept)
    if (isNew) {
      const drawing = await drawCard(card, fonts)
      await drawing.jpeg(encoding).toFile(`${kept}.new`)
      await rename(`${kept}.new`, kept)
    }
    return { card, kept, isNew }
  }
  // A card is set by JavaScript and encoded beside it; one more than there are cores, so that no core waits for the setter.
  const background = inBackground(inOrder, { concurrency: availableParallelism() + 1, signal, work })
  return {
    finish: async (onDone) => {
      const drawn = await background.finish(onDone)
      await rm(folder, { recursive: true, force: true })
      await pLimit(links).map(drawn, ({ card, kept }) => shareFile(kept, join('public', card.address)))
      await forgetOthers(new Set(drawn.map(({ kept }) => basename(kept))))
      return { pictures: cards.length, drawn: drawn.filter(({ isNew }) => isNew).length }
    },
  }
}

/** What a kept card is named by: its words, its picture and what draws it. */
async function digesting(): Promise<(card: PageCard) => Promise<string>> {
  const source = await digestOf(cardSources)
  const arts = new Map<string, Promise<string>>()
  return async (card) => {
    const file = card.art?.file ?? ''
    const art = arts.get(file) ?? digestOf(file ? [file] : [])
    arts.set(file, art)
    return createHash('sha256')
      .update(JSON.stringify([card, await art, source]))
      .digest('hex')
  }
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
