import type { Messages } from 'next-intl'
import { getOrganisation, type Passage } from '@/content-client'
import { plain } from '../_search/entry-passages'
import type { Site } from '../_site/current-site'
import type { Subject } from '../_structured-data/site-nodes'
import type { PageFacts, Words } from './page-facts'

/** The messages that describe a page; a filtered list names its filter besides. */
export type PageNamespace = Exclude<
  { [Name in keyof Messages]: Messages[Name] extends { metaTitle: string } ? Name : never }[keyof Messages],
  'PortfolioFilter'
>

/** What is left to say of a page whose route is known. */
export type FactsOf = (site: Site) => Promise<Omit<PageFacts, 'target'>>

type MessagePage = Pick<PageFacts, 'frame'> & {
  /** The messages with its title and its description. */
  words: PageNamespace
  /** Its name in `PageNames`; without one the page has no breadcrumb. */
  name?: keyof Messages['PageNames']
  visibility?: PageFacts['visibility']
  /** The day its lists changed. */
  modified?: (site: Site) => Promise<string | null>
  /** A list without any entry is in no list itself. */
  isEmpty?: (site: Site) => Promise<boolean>
  type?: NonNullable<PageFacts['schema']>['type']
  about?: (site: Site) => Promise<Subject[]>
  /** What the search finds on it beside its description; without it the search leaves the page out. */
  search?: (site: Site) => Passage[] | Promise<Passage[]>
}

/** A page whose title and description stand in the messages. */
export function messagePage({
  words,
  name,
  visibility: usual = 'indexed',
  modified,
  isEmpty,
  type,
  about,
  search,
  frame = {},
}: MessagePage): FactsOf {
  return async (site) => {
    const { t } = site
    const head = await describe(site, words)
    const { description: summary } = head
    const title = name ? t(`PageNames.${name}`) : head.title
    const visibility = (await isEmpty?.(site)) ? 'noindex' : usual
    const isListed = visibility === 'indexed'
    return {
      head,
      visibility,
      crumb: name ? title : null,
      frame,
      listing: isListed ? { group: 'pages', title, summary, modified: (await modified?.(site)) ?? null } : null,
      schema: { ...(type && { type }), ...(about && { about: () => about(site) }) },
      ...(search &&
        isListed && {
          search: {
            group: 'pages',
            title: name === 'index' ? title : head.title,
            summary,
            passages: async () => [...plain(summary), ...(await search(site))],
          },
        }),
    }
  }
}

/** A page that says that something is not there. */
export function missingPage({ words }: { words: PageNamespace }): FactsOf {
  return async (site) => ({
    head: await describe(site, words),
    visibility: 'unlisted',
    crumb: site.t('ErrorPage.breadcrumb'),
    frame: { ground: 'paper', quietHeader: true },
    listing: null,
  })
}

/** The title and the description of a page, as the messages have them. */
async function describe({ locale, t }: Site, words: PageNamespace): Promise<Words> {
  const { name: company, tagline } = await getOrganisation(locale)
  return { title: t(`${words}.metaTitle`, { company }), description: t(`${words}.metaDescription`, { company, tagline }) }
}
