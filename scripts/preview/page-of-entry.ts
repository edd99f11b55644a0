import { pageOfQuestion } from '@/app/_page/questions'
import { type CollectionName, collectionNames, type ShellName, type SingleName, shellNames, singleNames } from '@/content-client/schemas'
import type { Collections, Singles } from '@/content-client/types'
import { documentRoute, fixedPaths, hrefTo, landingRoute, pathOf, type RouteTarget, serviceRoute } from '@/routing/routes'

type ContentName = CollectionName | SingleName | ShellName

/** What an editor wants to see; a single has an empty slug. */
export type SeenEntry = { collection: ContentName; slug: string }

export const contentNames: readonly ContentName[] = [...collectionNames, ...singleNames, ...shellNames]

export const isContentName = (name: unknown): name is ContentName => contentNames.some((known) => known === name)

type Content = Collections & Singles

const at = (target: RouteTarget, hash?: string) => hrefTo('en', target, hash === undefined ? {} : { hash })

const onFixedPage = (path: string) => (fixedPaths.includes(path) ? path : at('index'))

/** Where an entry is seen: the path without its language, with the place on the page. */
const places: Record<ContentName, (slug: string, content: Content | null) => string> = {
  organisation: () => at('index'),
  'top-banner': () => at('index'),
  'social-networks': () => at('contacts'),
  'sales-phone': () => at('contacts'),
  'sales-email': () => at('contacts'),
  services: (slug) => pathOf(serviceRoute(slug)),
  'sample-documents': (slug) => pathOf(documentRoute(slug)),
  'trust-sections': (slug) => at('trust', slug),
  cases: (slug) => pathOf({ name: 'portfolio/case', slug }),
  articles: (slug) => pathOf({ name: 'blog/article', slug }),
  authors: (slug, content) => {
    const article = content?.articles.find(({ author }) => author === slug)
    return article ? pathOf({ name: 'blog/article', slug: article.slug }) : at('blog')
  },
  topics: (slug, content) => (content?.articles.some(({ topic }) => topic === slug) ? pathOf({ name: 'blog/topic', slug }) : at('blog')),
  people: () => at('index', 'team'),
  reviews: () => at('index', 'reviews'),
  'faq-entries': (slug, content) => {
    const place = content?.['faq-entries'].findIndex((entry) => entry.slug === slug) ?? -1
    return at(place < 0 ? 'index' : pageOfQuestion(place), `q-${slug}`)
  },
  landings: (slug) => pathOf(landingRoute(slug)),
  'legal-pages': (slug) => onFixedPage(`/${slug}`),
  'estimate-presets': (slug, content) => {
    const guide = content?.['cost-guides'].find(({ preset }) => preset === slug)
    return guide ? pathOf({ name: 'cost-guides/guide', slug: guide.slug }) : at('index')
  },
  'cost-guides': (slug) => pathOf({ name: 'cost-guides/guide', slug }),
  'finished-projects': () => at('estimate/results'),
  // Where it leads from: following it shows it.
  redirects: (slug, content) => content?.redirects.find((redirect) => redirect.slug === slug)?.from ?? at('index'),
}

/** Without content, as far as that can be said. */
export function pageOfEntry({ collection, slug }: SeenEntry, content: Content | null): string {
  return places[collection](slug, content)
}
