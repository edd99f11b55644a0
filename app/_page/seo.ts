import type { Picture } from '@/content-client'
import { type ShareImage, toShareImage } from './share-image'

/** What an editor wrote for search engines and messengers. */
export type Seo = { title: string | null; description: string | null; image: Picture | null }

type PageWords = { title: string; description: string; image: ShareImage | null }

/** The SEO fields of an entry where they are filled, else the page's own words. */
export function withSeo({ title, description }: { title: string; description: string }, seo: Seo | null): PageWords {
  return { title: seo?.title ?? title, description: seo?.description ?? description, image: seo?.image ? toShareImage(seo.image) : null }
}
