import { toArticlePages, toFacets, toUsedTopics } from '@/content-client/lists'
import type { Collections } from '@/content-client/types'
import { pathOf } from '@/routing/routes'

type Listed = Pick<Collections, 'articles' | 'cases' | 'services' | 'topics'>

/** Every page of a list that the content gives rise to: later pages of the blog, topics, filters. */
export function toListPaths({ articles, cases, services, topics }: Listed): string[] {
  const laterPages = toArticlePages(articles).slice(1)
  return [
    ...laterPages.map((_, index) => pathOf({ name: 'blog/page', slug: String(index + 2) })),
    ...toUsedTopics(topics, articles).map(({ slug }) => pathOf({ name: 'blog/topic', slug })),
    ...toFacets(cases, services).flatMap(({ name, values }) =>
      values.map(({ slug }) => pathOf({ name: 'portfolio/by', slug: `${name}/${slug}` })),
    ),
  ]
}
