import { expect, it } from 'vitest'
import { loadContent } from '@/content-client/load-content'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'
import { caseNode } from './entry-nodes'

it('the keywords of a case are words: its industry and its technologies', async () => {
  const { locales } = await loadContent(smallOptions(memorySource(smallContent())))
  const [study] = locales.en.cases
  const node = study && caseNode('en', { name: 'portfolio/case', slug: study.slug }, study)
  expect(node?.keywords).toEqual(['Farming', 'Next.js'])
})
