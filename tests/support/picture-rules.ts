import { sharePicture } from '@/routing/crawler-addresses'
import type { Locale } from '@/routing/locales'
import { parseVariant } from '@/routing/pictures'

type Size = { width: number; height: number }

/** The format and the size that an address says: those of the original where it says none, its proportions where it says a width. */
export function promisedBy(address: string, original: Size): Size & { format: string } {
  const { f: format = '', s, w } = parseVariant(address)?.modifiers ?? {}
  const [width = original.width, height = (original.height * width) / original.width] = (s?.split('x') ?? (w ? [w] : [])).map(Number)
  return { format, width, height: Math.round(height) }
}

/** How the head of a page names the picture of its link; sizes as they stand there. */
export type SharePicture = { address: string; width: string; height: string; type: string }

/** What is wrong with it, if anything: it is the drawn card of the page, or a JPEG of a picture an editor chose, no larger than a card. */
export function wrongSharePicture({ address, width, height, type }: SharePicture, page: { locale: Locale; path: string }): string | false {
  const card = sharePicture(page.locale, page.path.startsWith('/blog/page/') ? '/blog' : page.path)
  const said = `${address} ${width}×${height} ${type}`
  const [drawn, version] = address.split('?v=')
  // The section's card, which a further page of a list shows, is not the page's own.
  if (drawn === card && (page.path.startsWith('/blog/page/') || /^[\da-f]{8}$/.test(version ?? '')))
    return said !== `${address} 1200×630 image/jpeg` && said
  const promised = promisedBy(address, { width: Number(width), height: Number(height) })
  const isChosen = promised.format === 'jpeg' && type === 'image/jpeg'
  const fits = `${promised.width}×${promised.height}` === `${width}×${height}` && promised.width > 0
  return (!isChosen || !fits) && said
}
