import { isDrawn } from '@/components/services/drawn-services'
import { getCases, getFacets, getLandings, getOrganisation, getSampleDocuments, getServices } from '@/content-client'
import { documentRoute, landingRoute, type SlugRouteName, serviceRoute } from '@/routing/routes'
import { passagesOfCase, passagesOfLanding, passagesOfService } from '../_search/entry-passages'
import { servicePrice } from '../_search/price-passages'
import { caseNode } from '../_structured-data/entry-nodes'
import { landingNode, serviceNode } from '../_structured-data/service-nodes'
import { blogPages } from './blog-pages'
import { guidePages } from './guide-pages'
import { type EntryPages, type Page, unlessSample } from './page-facts'

/** Every kind of page that the content gives rise to. What a page says of itself follows from its entry, as for the fixed pages. */
export const entryPages = {
  'services/service': async (site) =>
    (await getServices(site.locale)).map((service) => {
      const { slug, title, summary, lead, seo } = service
      return {
        target: serviceRoute(slug),
        head: { title, description: lead, seo },
        visibility: 'indexed',
        crumb: title,
        frame: { quietHeader: true },
        listing: { group: 'services', title, summary },
        schema: unlessSample(service, async () => [await serviceNode(site.locale, service)]),
        search: { group: 'services', title, summary, passages: async () => passagesOfService(service, await servicePrice(service, site)) },
        markdown: true,
        card: { title, text: summary, art: isDrawn(slug) ? { address: `/images/satellites/${slug}.svg`, kind: 'drawing' } : null },
      }
    }),

  'services/document': documentPages('services/document'),
  'trust/document': documentPages('trust/document'),

  // Each is composed by hand, in a folder of its own.
  'landings/landing': async ({ locale }) =>
    (await getLandings(locale)).map((landing) => {
      const { slug, title, lead, productName, seo, sample } = landing
      return {
        target: landingRoute(slug),
        head: { title, description: lead, seo },
        visibility: 'indexed',
        crumb: productName,
        frame: { quietHeader: true },
        sample,
        listing: { group: 'landings', title, summary: lead },
        schema: unlessSample(landing, () => [landingNode(locale, landing)]),
        search: { group: 'landings', title, summary: lead, passages: () => passagesOfLanding(landing) },
      }
    }),

  'portfolio/case': async ({ locale, t }) =>
    (await getCases(locale)).map((study) => {
      const { slug, client, summary, outcomeLine, published, cover, seo } = study
      const target = { name: 'portfolio/case', slug } as const
      const name = `${client}: ${study.title}`
      const title = study.sample ? t('Samples.title', { name }) : name
      return {
        target,
        head: { title, description: summary, seo },
        visibility: 'indexed',
        crumb: client,
        sample: study.sample,
        listing: { group: 'cases', title: study.title, summary, modified: published, pictures: cover ? [cover.url] : [] },
        schema: unlessSample(study, () => [caseNode(locale, target, study)]),
        search: {
          group: 'cases',
          title: name,
          summary: outcomeLine,
          passages: () => passagesOfCase(study, (chapter) => t(`CasePage.${chapter}`)),
        },
        card: { title: client, text: outcomeLine, art: cover && { address: cover.url, kind: 'scene' } },
      }
    }),

  ...blogPages,
  ...guidePages,

  'portfolio/by': async ({ locale, t }) => {
    const { name: company } = await getOrganisation(locale)
    return (await getFacets(locale)).flatMap(({ name, values }) =>
      values.map(({ slug, title: value }) => {
        const words = { facet: t(`PortfolioFilter.${name}`).toLocaleLowerCase(locale), value, company }
        return {
          target: { name: 'portfolio/by', slug: `${name}/${slug}` },
          head: {
            title: t('PortfolioFilter.metaTitle', words),
            description: t('PortfolioFilter.metaDescription', words),
            canonical: 'portfolio',
          },
          visibility: 'noindex',
          crumb: value,
          listing: null,
          schema: { type: 'CollectionPage' },
        }
      }),
    )
  },
} satisfies Record<SlugRouteName, EntryPages>

/** The sample documents under one of their routes: those of the services, or those of the trust pack. */
function documentPages(route: SlugRouteName): EntryPages {
  return async ({ locale }) => {
    const services = await getServices(locale)
    return (await getSampleDocuments(locale)).flatMap(({ slug, title, summary, kind, seo }): Page[] => {
      const target = documentRoute(slug)
      if (target.name !== route) return []
      const service = services.find((each) => slug.startsWith(`${each.slug}/`))
      return [
        {
          target,
          head: { title, description: summary, seo },
          visibility: 'indexed',
          crumb: kind,
          under: service ? [{ name: service.shortTitle, target: serviceRoute(service.slug) }] : [],
          frame: { ground: 'paper' },
          sample: true,
          listing: { group: 'documents', title, summary },
        },
      ]
    })
  }
}
