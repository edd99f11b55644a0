import { getPages } from '@/app/_page/page-table'
import { sampleLabel } from '@/app/_page/sample-label'
import { type CardArt, cardOf, hasOwnCard } from '@/app/_page/share-card'
import type { Site } from '@/app/_site/current-site'
import type { Card } from '@/components/share-picture/draw-card'
import { getOrganisation } from '@/content-client'
import { withoutJoiners } from '@/content-client/typography'
import { sharePicture } from '@/routing/crawler-addresses'
import { pathOf } from '@/routing/routes'
import { originalAt } from '../pictures/folders'

export type PageCard = Card & {
  /** Where it is served: `/og/en/services.jpg`. */
  address: string
}

/** A card for every page of one language that names one in its head. */
export async function listCards(site: Site): Promise<PageCard[]> {
  const { name: company } = await getOrganisation(site.locale)
  return (await getPages(site)).filter(hasOwnCard).map((page) => {
    const { title, text, art } = cardOf(page)
    return {
      address: sharePicture(site.locale, pathOf(page.target)),
      company: withoutJoiners(company),
      label: sampleLabel(site, page),
      // Fonts that are drawn with have no sign for what only keeps a line together.
      title: withoutJoiners(title),
      text: withoutJoiners(page.card ? text : firstSentences(text)),
      art: art && toFile(art),
    }
  })
}

/** Three lines hold so much; what is longer ends with a sentence. */
const maxText = 118

function firstSentences(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?]) /)
  let kept = first
  for (const sentence of more) {
    if (`${kept} ${sentence}`.length > maxText) break
    kept = `${kept} ${sentence}`
  }
  return kept
}

function toFile({ address, kind }: CardArt): Card['art'] {
  const file = address.startsWith('/') && originalAt(address)
  return file ? { file, kind } : null
}
