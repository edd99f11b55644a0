import { describe, expect, it } from 'vitest'
import { inBoth, mistakes } from '@/tests/support/content-mistakes'
import { article, topic } from '@/tests/support/small-content'
import { limits } from './limits'

const articles = (fields: object) =>
  mistakes(({ collections }) => {
    collections.articles = [{ ...article, ...fields }]
  })

const inArticle = (reason: string) => inBoth(`articles, entry "${article.slug}", locale LOCALE, ${reason}`)

describe('an editor is told that there is too much', () => {
  it.each([
    ['in one segment', `ai/${'x'.repeat(101)}`, 'must have at most 100 characters between slashes'],
    ['in all', 'x'.repeat(300), 'has 300 characters, and 150 are the most'],
  ])('of a slug, %s', async (_where, slug, reason) => {
    expect(await articles({ slug })).toEqual(inBoth(`articles, entry "${slug}", locale LOCALE, field slug: ${reason}`))
  })

  it('of the slug of a topic', async () => {
    const slug = 'x'.repeat(120)
    const found = await mistakes(({ collections }) => {
      collections.topics = [topic, { ...topic, slug }]
    })
    expect(found).toEqual(inBoth(`topics, entry "${slug}", locale LOCALE, field slug: must have at most 100 characters between slashes`))
  })

  it('of a title, counted as a reader would', async () => {
    expect(await articles({ title: '🚀'.repeat(limits.nameLetters) })).toEqual([])
    expect(await articles({ title: '🚀'.repeat(limits.nameLetters + 1) })).toEqual(
      inArticle('field title: has 201 characters, and 200 are the most'),
    )
  })

  it('of a summary', async () => {
    expect(await articles({ summary: 'x'.repeat(2_001) })).toEqual(inArticle('field summary: has 2001 characters, and 2000 are the most'))
  })

  it.each([
    ['a text', 'word '.repeat(50_000), 'has 249999 characters, and 200000 are the most; make two texts of it'],
    ['a paragraph', '*a **b '.repeat(5_000), 'has 34999 characters without an empty line, and 10000 are the most'],
    [
      'lists inside lists',
      Array.from({ length: 300 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n\n'),
      'has 600 spaces and marks of lists and quotes before the words of a line, and 200 are the most',
    ],
    [
      'quotes inside quotes',
      `${'>'.repeat(5_000)} a`,
      'has 5001 spaces and marks of lists and quotes before the words of a line, and 200 are the most',
    ],
  ])('of %s', async (_what, body, reason) => {
    expect(await articles({ body })).toEqual(inArticle(`field body: ${reason}`))
  })
})

describe('an editor is told in plain words', () => {
  it.each([
    [
      'that a link has a percent sign of its own',
      'Text\n\n[half](/sale-50%ff)',
      'the link "/sale-50%ff" is no address: write a percent sign that means itself as %25',
    ],
    [
      'that a picture has an address nobody could read it from',
      '![A cup](javascript:alert)',
      'the picture "A cup" has no address it could be read from; write its path or one that starts with https://',
    ],
  ])('%s', async (_what, body, reason) => {
    expect(await articles({ body })).toEqual(inArticle(`field body: ${reason}`))
  })
})

describe('what nobody can see and no page may hold', () => {
  it('is taken out of a text, not complained about', async () => {
    expect(await articles({ title: 'A\u0000B\u000BC\uFFFE', summary: 'half \uD83D' })).toEqual([])
    expect(await articles({ slug: '\uFEFFai/rag-cost\u200B ', published: '2026-03-05\u200E', author: 'ole\u00ADna' })).toEqual([])
  })

  it.each(['\u0000\u000B', '\u200B', '\uFEFF', '\u00A0\u2009', '\u00AD\u200E\u2060', '\u2800\u3164'])('is no text: %j', async (title) => {
    expect(await articles({ title })).toEqual(inArticle('field title: is missing'))
    expect(await articles({ takeaways: ['One', title] })).toEqual(inArticle('field takeaways.1: is missing'))
    expect(await articles({ updated: title, seo: { title } })).toEqual([])
  })

  it.each(['&nbsp;', '<br>', '<p></p>', '<!-- later -->', '&#8203;', '---', '## &nbsp;', '> &nbsp;', '- '])(
    'is no text of Markdown: %j',
    async (body) => {
      expect(await articles({ body })).toEqual(inArticle('field body: shows nothing; write its text'))
    },
  )
})
