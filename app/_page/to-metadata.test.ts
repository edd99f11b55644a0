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
    expect(imageOf(null)).toMatchObject({ url: `${siteUrl}/og/uk/blog/ai/rag-cost.jpg`, width: 1200, height: 630 })
  })
})
