import { describe, expect, it } from 'vitest'
import { type MemoryContent, memorySource } from '@/tests/support/memory-content'
import { smallContent, smallOptions, topic } from '@/tests/support/small-content'
import { ContentError, type Problem } from './content-error'
import { loadContent } from './load-content'
import { locatingProblems } from './locate-problems'

const panel = 'https://content.example/admin/content-manager'

/** What is reported of content in which every entry has the name the panel gives it, `doc-` and its slug, but for a Strapi 4. */
async function problemsOf(change: (content: MemoryContent) => void, isOfStrapi4 = false): Promise<Problem[]> {
  const content = smallContent()
  change(content)
  for (const { collections, singles } of [content.en, content.uk])
    if (!isOfStrapi4)
      for (const entry of [...Object.values(collections).flat(), ...Object.values(singles)])
        entry.documentId ??= `doc-${entry.slug ?? 'single'}`
  const read = locatingProblems(memorySource(content), 'https://content.example/api', (source) => loadContent(smallOptions(source)))
  return read.then(
    () => [],
    (error: ContentError) => [...error.problems],
  )
}

const inUkrainian = (problems: Problem[]) => problems.filter(({ locale }) => locale !== 'en').map(({ title, link }) => [title, link])

describe('an editor is led to', () => {
  it('the entry, by its title in the language of the problem', async () => {
    const found = await problemsOf(({ uk }) =>
      Object.assign(uk.collections.topics?.[0] ?? {}, { title: ' Штучний\n інтелект ', summary: 5 }),
    )
    expect(inUkrainian(found)).toEqual([['Штучний інтелект', `${panel}/collection-types/api::topic.topic/doc-ai?plugins[i18n][locale]=uk`]])
  })

  it('the entry, by its title in the other language where that is all there is', async () => {
    const long = 'A title '.repeat(20)
    const found = await problemsOf(({ en }) => en.collections.topics?.push({ ...topic, slug: 'new', title: long }))
    expect(inUkrainian(found)).toEqual([
      [`${long.slice(0, 79)}…`, `${panel}/collection-types/api::topic.topic/doc-new?plugins[i18n][locale]=uk`],
    ])
  })

  it('a record of which there is one', async () => {
    const found = await problemsOf(({ uk }) => Object.assign(uk.singles.organisation ?? {}, { name: '' }))
    expect(inUkrainian(found)).toEqual([[undefined, `${panel}/single-types/api::organisation.organisation?plugins[i18n][locale]=uk`]])
  })

  it('the list in which an entry is missing', async () => {
    const found = await problemsOf(({ en, uk }) => {
      for (const { collections } of [en, uk]) Object.assign(collections.services?.[0] ?? {}, { slug: 'haircuts' })
    })
    expect(inUkrainian(found)).toEqual([[undefined, `${panel}/collection-types/api::service.service`]])
  })

  it('nowhere, where the panel is not known or nothing of it is wrong', async () => {
    const ofStrapi4 = await problemsOf(({ uk }) => Object.assign(uk.collections.topics?.[0] ?? {}, { summary: 5 }), true)
    expect(inUkrainian(ofStrapi4)).toEqual([['AI', undefined]])
    const empty = await problemsOf(({ en, uk }) => {
      for (const { collections } of [en, uk]) collections['trust-sections'] = []
    })
    expect(inUkrainian(empty)).toEqual([[undefined, undefined]])
    const reading = locatingProblems(memorySource(smallContent()), 'https://content.example/api', async () => {
      throw new ContentError([{ collection: 'services', reason: 'the content service did not answer' }])
    })
    await expect(reading).rejects.toThrow(/^services: the content service did not answer$/)
  })
})
