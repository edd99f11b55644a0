import { getCostGuides } from '@/content-client'
import { passagesOfGuide } from '../_search/entry-passages'
import { guidePrice } from '../_search/price-passages'
import { questionsNode } from '../_structured-data/guide-nodes'
import type { EntryPages } from './page-facts'

/** The part of the table for what a kind of project costs. */
export const guidePages = {
  'cost-guides/guide': async (site) =>
    (await getCostGuides(site.locale)).map((guide) => {
      const { slug, title, shortTitle, lead, published, seo } = guide
      const target = { name: 'cost-guides/guide', slug } as const
      return {
        target,
        head: { title, description: lead, seo },
        visibility: 'indexed',
        published,
        crumb: shortTitle,
        frame: { quietHeader: true },
        listing: { group: 'guides', title, summary: lead, modified: published },
        schema: { about: () => [questionsNode(site.locale, target, guide)] },
        search: {
          group: 'guides',
          title,
          summary: lead,
          passages: async () => [...(await guidePrice(guide, site)), ...passagesOfGuide(guide)],
        },
        card: { title, text: lead, art: null },
      }
    }),
} satisfies Record<string, EntryPages>
