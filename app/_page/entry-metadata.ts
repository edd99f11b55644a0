import type { Metadata } from 'next'
import type { RouteTarget } from '@/routing/routes'
import { pageMetadata } from './page-metadata'

type Entry = { title: string; summary: string; seo: { title: string | null; description: string | null } | null }

/** Metadata of a page made from an entry: its SEO fields where they are filled, else its own words. */
export function entryMetadata(target: RouteTarget, { title, summary, seo }: Entry): Promise<Metadata> {
  return pageMetadata({ target, title: seo?.title ?? title, description: seo?.description ?? summary })
}
