import { getArticles, getCases, getCostGuides } from '@/content-client'
import type { FixedPageName } from '@/routing/routes'
import { contactPassages, estimatePassages, homePassages, introPassages, trustPassages } from '../_search/main-pages'
import { blogNode } from '../_structured-data/entry-nodes'
import { estimateNode, exampleNode } from '../_structured-data/estimate-nodes'
import { articleList, caseList, guideList, serviceList } from '../_structured-data/list-nodes'
import { catalogueNode } from '../_structured-data/service-nodes'
import { dayOf, newest } from './days'
import { legalPage } from './fixed-entries'
import { type FactsOf, messagePage, missingPage } from './message-page'

const quiet = { quietHeader: true } as const
const step = { frame: quiet, visibility: 'noindex' } as const

/** The page behind every address that matches nothing. */
export const errorPage = missingPage({ words: 'ErrorPage' })

/**
 * Every page with a file of its own. Its head, breadcrumb, frame and structured data, its place in sitemap, search and llms.txt and the
 * card of its link follow from its entry here.
 */
export const fixedPages = {
  index: messagePage({
    words: 'HomePage',
    name: 'index',
    frame: quiet,
    about: async ({ locale }) => [await catalogueNode(locale)],
    search: homePassages,
  }),
  services: messagePage({
    words: 'ServicesPage',
    name: 'services',
    type: 'CollectionPage',
    about: async ({ locale }) => [await serviceList(locale)],
    search: introPassages('ServicesPage'),
  }),
  portfolio: messagePage({
    words: 'PortfolioPage',
    name: 'portfolio',
    isEmpty: async ({ locale }) => (await getCases(locale)).length === 0,
    modified: async ({ locale }) => newest((await getCases(locale)).map(({ published }) => published)),
    type: 'CollectionPage',
    about: async ({ locale }) => [await caseList(locale)],
    search: introPassages('PortfolioPage'),
  }),
  'portfolio/not-found': missingPage({ words: 'PortfolioNotFoundPage' }),
  estimate: messagePage({
    words: 'EstimatePage',
    name: 'estimate',
    frame: quiet,
    about: async (site) => [await estimateNode(site)],
    search: estimatePassages,
  }),
  'estimate/settings': messagePage({ words: 'EstimateSettingsPage', name: 'estimate/settings', ...step }),
  'estimate/technologies': messagePage({ words: 'EstimateTechnologiesPage', name: 'estimate/technologies', ...step }),
  'estimate/functional-blocks': messagePage({ words: 'EstimateFunctionalBlocksPage', name: 'estimate/functional-blocks', ...step }),
  'estimate/results': messagePage({ words: 'EstimateResultsPage', name: 'estimate/results', ...step }),
  'estimate/example': messagePage({
    words: 'EstimateExamplePage',
    name: 'estimate/example',
    frame: quiet,
    about: async (site) => [await exampleNode(site)],
    search: introPassages('EstimateExamplePage'),
  }),
  'estimate/api': messagePage({
    words: 'EstimateApiPage',
    name: 'estimate/api',
    frame: quiet,
    search: introPassages('EstimateApiPage'),
  }),
  'cost-guides': messagePage({
    words: 'CostGuidesPage',
    name: 'cost-guides',
    frame: quiet,
    modified: async ({ locale }) => newest((await getCostGuides(locale)).map(({ published }) => published)),
    type: 'CollectionPage',
    about: async ({ locale }) => [await guideList(locale)],
    search: introPassages('CostGuidesPage'),
  }),
  blog: messagePage({
    words: 'BlogPage',
    name: 'blog',
    isEmpty: async ({ locale }) => (await getArticles(locale)).length === 0,
    modified: async ({ locale }) => newest((await getArticles(locale)).map(dayOf)),
    type: 'CollectionPage',
    about: async (site) => [await blogNode(site), await articleList(site.locale)],
    search: introPassages('BlogPage'),
  }),
  'blog/not-found': missingPage({ words: 'BlogNotFoundPage' }),
  contacts: messagePage({ words: 'ContactsPage', name: 'contacts', frame: quiet, type: 'ContactPage', search: contactPassages }),
  trust: messagePage({ words: 'TrustPage', name: 'trust', search: trustPassages }),
  search: messagePage({ words: 'SearchPage', name: 'search', type: 'SearchResultsPage' }),
  extra: messagePage({ words: 'ExtraPage', visibility: 'unlisted', frame: quiet }),
  'privacy-policy': legalPage('privacy-policy'),
  'cookie-policy': legalPage('cookie-policy'),
  'terms-of-use': legalPage('terms-of-use'),
} satisfies Record<FixedPageName, FactsOf>
