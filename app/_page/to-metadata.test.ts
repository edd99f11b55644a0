import { describe, expect, it } from 'vitest'
import type { Picture } from '@/content-client'
import { siteUrl } from '../_site/site-url'
import { toMetadata } from './to-metadata'

const site = { locale: 'uk', company: 'Company', feedTitle: 'Articles' } as const
const words = { title: 'An article', description: 'What it says' }
const photograph: Picture = {
  url: '/images/rocket.jpg',
  width: 2400,
  height: 1600,
  tint: null,
  raster: { original: 'images/rocket.jpg?v=1', avif: false },
  alternativeText: 'A rocket',
}
const target = { name: 'blog/article', slug: 'ai/rag-cost' } as const
const imageOf = (image: Picture | null) =>
  toMetadata({ target, visibility: 'indexed', head: { ...words, seo: { title: null, description: null, image } } }, site).openGraph?.images

describe('what an editor wrote for search engines', () => {
  it('comes before the words of the page', () => {
    const seo = { title: 'Found by this', description: null, image: null }
    expect(toMetadata({ target: 'privacy-policy', visibility: 'indexed', head: { ...words, seo } }, site)).toMatchObject({
      title: 'Found by this\u00A0— Company',
      description: 'What it says',
    })
  })
})

describe('what search engines are told', () => {
  const page = { target, visibility: 'indexed', head: words } as const

  it('is a whole title, without the company where both would be cut off', () => {
    const title = 'A title that takes nearly all the room there is for one'
    expect(toMetadata({ ...page, head: { ...words, title } }, site).title).toBe(title)
  })

  it('names the page in every language, and one for everybody else', () => {
    expect(toMetadata(page, site).alternates?.languages).toEqual({
      en: '/blog/ai/rag-cost',
      uk: '/uk/blog/ai/rag-cost',
      'x-default': '/blog/ai/rag-cost',
    })
  })

  it.each(['unlisted', 'noindex'] as const)('keeps a page out of lists that is %s', (visibility) => {
    expect(toMetadata({ ...page, visibility }, site).robots).toEqual({ index: false, follow: true })
    expect(toMetadata(page, site).robots).toBeUndefined()
  })
})

describe('the picture of a shared link', () => {
  it('is the one an editor chose, cut to the size of a card', () => {
    expect(imageOf(photograph)).toEqual({
      url: `${siteUrl}/_ipx/f_jpeg,fit_cover,q_80,s_1200x630/images/rocket.jpg?v=1`,
      width: 1200,
      height: 630,
      type: 'image/jpeg',
      alt: 'A rocket',
    })
  })

  it('is shown whole where it is smaller than a card, and described by the title where nothing else describes it', () => {
    expect(imageOf({ ...photograph, width: 800, height: 400, alternativeText: '' })).toEqual({
      url: `${siteUrl}/_ipx/f_jpeg,q_80/images/rocket.jpg?v=1`,
      width: 800,
      height: 400,
      type: 'image/jpeg',
      alt: 'An article\u00A0— Company',
    })
  })

  it('is a drawn card where nobody chose one', () => {
    expect(imageOf(null)).toMatchObject({
      url: expect.stringMatching(`^${siteUrl}/og/uk/blog/ai/rag-cost\\.jpg\\?v=[\\da-f]{8}$`),
      width: 1200,
      height: 630,
    })
  })

  it('has another address once it says something else, so nobody is shown the old one', () => {
    const page = { target, visibility: 'indexed', head: words } as const
    const others = [
      { ...page, head: { ...words, title: 'Another article' } },
      { ...page, sample: true },
      { ...page, card: { ...words, text: 'In short', art: null } },
      { ...page, card: { ...words, text: 'In short', art: { address: '/images/rocket.jpg', kind: 'scene' } } },
    ] as const
    const addresses = [page, page, ...others].map((each) => JSON.stringify(toMetadata(each, site).openGraph?.images))
    expect(new Set(addresses).size).toBe(1 + others.length)
  })
})

describe('what messengers read', () => {
  const page = { target, visibility: 'indexed', head: { title: 'ШІ-\u2060бариста', description: 'P10–\u2060P90' } } as const

  it('has no sign that only keeps a line together', () => {
    expect(JSON.stringify(toMetadata(page, site))).not.toContain('\u2060')
  })

  it('is an article with its days, or a page of the site', () => {
    const listing = { group: 'articles', title: '', summary: '', modified: '2026-11-20' } as const
    expect(toMetadata(page, site).openGraph).toMatchObject({ type: 'website' })
    expect(toMetadata({ ...page, published: '2026-09-08', listing }, site).openGraph).toMatchObject({
      ...{ type: 'article', publishedTime: '2026-09-08', modifiedTime: '2026-11-20' },
    })
  })
})
