import { createHash } from 'node:crypto'
import { sharePicture } from '@/routing/crawler-addresses'
import type { Locale } from '@/routing/locales'
import { pathOf, type RouteTarget } from '@/routing/routes'
import type { PageFacts } from './page-facts'
import { withSeo } from './seo'

type ShareCard = NonNullable<PageFacts['card']>
export type CardArt = NonNullable<ShareCard['art']>
type Carded = Pick<PageFacts, 'target' | 'head' | 'visibility' | 'card' | 'sample'>

/** What the card of a page says and shows. */
export function cardOf({ card, head }: Pick<PageFacts, 'card' | 'head'>): ShareCard {
  const { title, description } = withSeo(head, head.seo ?? null)
  return card ?? { title, text: description, art: null }
}

/** What is not listed, and a further page of a list, shows the card of its section; nothing is drawn where an editor chose a picture. */
export function hasOwnCard({ target, visibility, head }: Carded): boolean {
  const isFurther = typeof target === 'object' && target?.name === 'blog/page'
  return visibility === 'indexed' && !isFurther && !head.seo?.image
}

/** Where the card of a page is. Its own names what it says: messengers keep a picture for weeks, and other words are another picture. */
export function cardAddress(locale: Locale, page: Carded & { target: RouteTarget }, company: string): string {
  const path = pathOf(page.target)
  if (!hasOwnCard(page)) return sharePicture(locale, `/${path.split('/')[1]}`)
  const version = createHash('sha256').update(JSON.stringify([company, page.sample ?? false, cardOf(page)]))
  return `${sharePicture(locale, path)}?v=${version.digest('hex').slice(0, 8)}`
}
