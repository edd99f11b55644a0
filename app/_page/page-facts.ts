import type { PageGroup as SearchGroup } from '@/components/search/site-index'
import type { PageFrameProps } from '@/components/shell/page-frame'
import type { Passage } from '@/content-client'
import type { RouteTarget } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import type { PageType, Subject } from '../_structured-data/site-nodes'
import type { Seo } from './seo'

export type Words = { title: string; description: string }

/** A page above another that the content names: the topic of an article, the service of a document. */
export type ContentCrumb = { name: string; target: RouteTarget }

/** The order in which lists for crawlers name the pages. */
export const listGroups = ['pages', 'services', 'documents', 'landings', 'guides', 'cases', 'articles', 'lists', 'legal'] as const

export type ListGroup = (typeof listGroups)[number]

/** What sitemap, llms.txt and structured data say of a page. */
export type Listing = {
  group: ListGroup
  title: string
  summary: string
  /** The day its content changed, where the content says so; never the day of the build. */
  modified?: string | null
  /** Pictures of its own, as paths of this site. */
  pictures?: string[]
}

/** What one page is and says of itself, wherever it is named: its head, the breadcrumb, lists, the search, cards of shared links. */
export type PageFacts = {
  /** Null for the page that stands at any address. */
  target: RouteTarget | null
  head: Words & {
    seo?: Seo | null
    /** The page this one is a view of, where it is not its own original. */
    canonical?: RouteTarget
  }
  /** `indexed` pages name their canonical address and their other language; `noindex` ones only the address; `unlisted` ones neither. */
  visibility: 'indexed' | 'noindex' | 'unlisted'
  /** Its name in breadcrumbs; null for a page without one. */
  crumb: string | null
  /** Pages between its section and itself, in the breadcrumb. */
  under?: readonly ContentCrumb[]
  frame?: Pick<PageFrameProps, 'ground' | 'quietHeader'>
  /** Null for a page that is in no list. */
  listing: Listing | null
  /** The kind of page, in the words of schema.org, and the things it is about, the main one first. */
  schema?: { type?: PageType; about?: () => Promise<Subject[]> | Subject[] }
  search?: Indexed
  /** What it shows is made up; wherever the page is named, that is said. */
  sample?: boolean
  /** The day it was first published, where it is an article for messengers and feeds. */
  published?: string
  /** It can be read as Markdown too. */
  markdown?: boolean
  /** What the card of its link says and shows, where that is not its title and description. */
  card?: { title: string; text: string; art: { address: string; kind: 'scene' | 'drawing' } | null }
}

export type Page = PageFacts & { target: RouteTarget }

/** All pages of one kind in one language; where making them takes long, only the one with a wanted slug. */
export type EntryPages = (site: Site, wanted?: string) => Promise<Page[]>

/** A page as the search finds it. */
type Indexed = { group: SearchGroup; title: string; summary: string; passages: () => Promise<Passage[]> | Passage[] }

/** What is a sample is claimed nowhere. */
export const unlessSample = (entry: { sample: boolean }, about: () => Promise<Subject[]> | Subject[]) => (entry.sample ? {} : { about })
