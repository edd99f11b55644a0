import { expect, it } from 'vitest'
import { loadContent } from '@/content-client/load-content'
import { memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions } from '@/tests/support/small-content'
import { passagesOfCase } from './entry-passages'

it('a case is found by its industry and its technologies, in words', async () => {
  const { locales } = await loadContent(smallOptions(memorySource(smallContent())))
  const [study] = locales.en.cases
  const texts = study ? passagesOfCase(study, (chapter) => chapter).map(({ text }) => text) : []
  expect(texts).toContain('Farming. Next.js')
  expect(texts.filter((text) => text.includes('[object'))).toEqual([])
})
