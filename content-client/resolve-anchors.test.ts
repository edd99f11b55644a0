import { describe, expect, it } from 'vitest'
import { type MemoryContent, memorySource } from '@/tests/support/memory-content'
import { article, smallContent, smallOptions } from '@/tests/support/small-content'
import { loadContent } from './load-content'

const other = { ...article, slug: 'ai/other', title: 'Other', body: '## Before the call\n\nText' }

const load = (body: string, change: (content: MemoryContent) => void = () => {}) => {
  const content = smallContent()
  content.en.collections.articles = [{ ...article, body }, other]
  content.uk.collections.articles = [article, other]
  change(content)
  return loadContent(smallOptions(memorySource(content))).then(
    ({ locales }) => locales.en.articles.find(({ slug }) => slug === article.slug)?.body.html ?? '',
    (error: Error) => error.message,
  )
}

const headings = '## Price & terms\n\n## Price & terms\n\n### Пʼять днів\n\n<a id="Below"></a>Text[^1].\n\n[^1]: Note.\n\n'

describe('an anchor in a text', () => {
  it.each([
    ['#s-price--terms', '#s-price--terms'],
    ['#price--terms', '#s-price--terms'],
    ['#Price--Terms', '#s-price--terms'],
    ['#price--terms-1', '#s-price--terms-1'],
    ['#user-content-price--terms', '#s-price--terms'],
    ['#Price%20&%20terms', '#s-price--terms'],
    ['#пʼять-днів', '#s-пʼять-днів'],
    ["#п'ять-днів", '#s-пʼять-днів'],
    ['#%D0%BF%D1%8F%D1%82%D1%8C-%D0%B4%D0%BD%D1%96%D0%B2', '#s-пʼять-днів'],
    ['#below', '#s-below'],
    ['#note-fn-1', '#note-fn-1'],
    ['#own', '#own'],
    ['#top', '#top'],
    ['/en/articles/ai/other#before-the-call', '/en/articles/ai/other#s-before-the-call'],
    ['/en/articles/ai/other?a=1&b=2#before-the-call', '/en/articles/ai/other?a=1&#x26;b=2#s-before-the-call'],
    ['/contacts#whatever', '/contacts#whatever'],
    ['https://example.com/#whatever', 'https://example.com/#whatever'],
  ])('leads where its heading stands: %s', async (written, expected) => {
    const html = await load(`${headings}[there](${written})`)
    expect(decodeURI(/<a href="([^"]*)"[^>]*>there/.exec(html)?.[1] ?? html)).toBe(expected)
  })

  it.each([
    ['#prices', 'this page; its headings are #price--terms, #price--terms-1, #пʼять-днів, #below'],
    ['/en/articles/ai/other#price--terms', 'that page; its headings are #before-the-call'],
    ['#before-the-call', 'this page'],
  ])('that is nowhere is a mistake: %s', async (written, place) => {
    expect(await load(`${headings}[there](${written})`)).toContain(
      `articles, entry "ai/rag-cost", locale en, field body: the link "${written}" leads to no place on ${place}`,
    )
  })

  it('may lead to a chapter, and to another text of the same page', async () => {
    const sentence = await load('Text', ({ en }) => {
      Object.assign(en.collections.services?.[0] ?? {}, {
        body: '## What you get\n\n[on](#the-end)\n\n## The end\n\nText',
        problem: '[the end](#the-end) [what](#what-you-get) [none](#none)',
      })
    })
    expect(sentence).toBe(
      'services, entry "design-sprint", locale en, field problem: the link "#none" leads to no place on this page; its headings are #what-you-get, #the-end',
    )
  })
})
