import { describe, expect, it } from 'vitest'
import { loadContent } from '@/content-client/load-content'
import { memorySource } from '@/tests/support/memory-content'
import { article, smallContent, smallOptions, topic } from '@/tests/support/small-content'
import { toListPaths } from './list-paths'

describe('the pages of lists', () => {
  it('follow from the content: pages after the first, topics that are written about, values a case has', async () => {
    const content = smallContent()
    for (const locale of ['en', 'uk'] as const) {
      const { collections } = content[locale]
      collections.articles = Array.from({ length: 16 }, (_, index) => ({ ...article, slug: `ai/a${index}` }))
      collections.topics = [topic, { ...topic, slug: 'cooking' }]
    }
    const { locales } = await loadContent(smallOptions(memorySource(content)))
    expect(toListPaths(locales.en)).toEqual([
      '/blog/page/2',
      '/blog/page/3',
      '/blog/topic/ai',
      '/portfolio/by/industry/farming',
      '/portfolio/by/service/design-sprint',
      '/portfolio/by/technology/next-js',
    ])
  })
})
