import type { Card } from '@/components/share-picture/draw-card'
import type { SiteContent } from '@/content-client/types'
import { isLocale, type Locale } from '@/routing/locales'
import { sharePicture } from '@/routing/machine-addresses'
import { pageEndings, readBuilt } from '../built-pages'
import { originalAt } from '../pictures/folders'

export type PageCard = Card & {
  /** Where it is served: `/og/en/services.png`. */
  address: string
}

type Page = { address: string; title: string; description: string }

/** A card for every picture the built pages name in their heads, and only for those. */
export async function listCards(buildFolder: string, siteUrl: string, content: SiteContent): Promise<PageCard[]> {
  const cards = new Map<string, PageCard>()
  for await (const { file, text } of readBuilt(buildFolder, pageEndings)) {
    const page = readHead(text, siteUrl)
    const [, , locale = ''] = page?.address.split('/') ?? []
    if (!page || !isLocale(locale)) continue
    // Steps of the estimate and further pages of a list show the picture of their section; its words are the section's own.
    const isOwn = page.address === `/og/${file === `${locale}.html` ? `${locale}/home` : file.slice(0, -'.html'.length)}.png`
    if (isOwn || !cards.has(page.address)) cards.set(page.address, toCard(page, locale, content))
  }
  return [...cards.values()].sort((one, other) => (one.address < other.address ? -1 : 1))
}

function readHead(html: string, siteUrl: string): Page | null {
  const meta = (name: string) => decode(html.match(new RegExp(`<meta property="og:${name}" content="([^"]*)"`))?.[1] ?? '')
  const address = meta('image')
  if (!address.startsWith(`${siteUrl}/og/`)) return null
  return { address: address.slice(siteUrl.length), title: meta('title'), description: meta('description') }
}

function toCard({ address, title, description }: Page, locale: Locale, content: SiteContent): PageCard {
  const { organisation, cases, articles, services } = content.locales[locale]
  const company = organisation?.name ?? ''
  const plain = title.replace(new RegExp(`\\s—\\s${company}$`), '').replace(`${company}: `, '')
  const card = { address, company, title: plain, text: firstSentences(description), art: null }
  const study = cases.find(({ slug }) => sharePicture(locale, `/portfolio/${slug}`) === address)
  if (study) return { ...card, title: study.client, text: study.outcomeLine, art: artOf(study.cover?.url, 'scene') }
  const article = articles.find(({ slug }) => sharePicture(locale, `/blog/${slug}`) === address)
  if (article) return { ...card, title: article.title, text: '', art: artOf(article.cover?.url, 'scene') }
  const service = services.find(({ slug }) => sharePicture(locale, `/services/${slug}`) === address)
  if (service)
    return { ...card, title: service.title, text: service.summary, art: artOf(`/images/satellites/${service.slug}.svg`, 'drawing') }
  return card
}

/** Three lines hold so much; what is longer ends with a sentence. */
const longestText = 118

function firstSentences(text: string): string {
  const [first = '', ...more] = text.split(/(?<=[.!?]) /)
  let kept = first
  for (const sentence of more) {
    if (`${kept} ${sentence}`.length > longestText) break
    kept = `${kept} ${sentence}`
  }
  return kept
}

function artOf(address: string | undefined, kind: 'scene' | 'drawing'): Card['art'] {
  const file = address?.startsWith('/') && originalAt(address)
  return file ? { file, kind } : null
}

/** The few characters React escapes in an attribute. */
function decode(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => characters[name] ?? entity)
}
