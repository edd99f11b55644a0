import { describe, expect, it } from 'vitest'
import { type MemoryContent, memorySource } from '@/tests/support/memory-content'
import { article, smallContent, smallOptions, topic } from '@/tests/support/small-content'
import { loadContent } from './load-content'

const load = (change: (content: MemoryContent) => void = () => {}) => {
  const content = smallContent()
  change(content)
  return loadContent(smallOptions(memorySource(content)))
}

/** The sentences an editor gets to read, one for each mistake. */
const mistakes = async (change: (content: MemoryContent) => void) =>
  load(change).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  )

describe('content without a mistake', () => {
  it('is published in both languages, its texts rendered and typeset', async () => {
    const { locales } = await load(({ uk }) => {
      uk.collections.articles = [{ ...article, title: "П'ять днів у місті", body: '## Ціна' }]
    })
    expect(locales.en.articles).toMatchObject([{ slug: 'ai/rag-cost', title: 'Answer costs', preset: null, sample: false }])
    expect(locales.uk.articles).toMatchObject([
      { title: 'Пʼять днів у\u00A0місті', body: { html: '<h2 id="s-ціна"><a class="headingLink" href="#s-ціна">Ціна</a></h2>' } },
    ])
  })

  it('may do without a banner and without the records of the shell', async () => {
    const { locales, shell } = await load()
    expect(locales.en['top-banner']).toBeNull()
    expect(shell).toEqual({ socialNetworks: [], salesPhone: null, salesEmail: null })
  })
})

describe('the order of entries', () => {
  const order = async (entries: Record<string, unknown>[]) => {
    const { locales } = await load(({ en, uk }) => {
      for (const { collections } of [en, uk]) collections.topics = [topic, ...entries.map((entry) => ({ ...topic, ...entry }))]
    })
    return locales.uk.topics.map(({ slug }) => slug)
  }

  it('is their priority, and entries without one come last', async () => {
    expect(
      await order([
        { slug: 'b', priority: 2 },
        { slug: 'c', priority: null },
        { slug: 'd', priority: 0 },
        { slug: 'e', priority: 10 },
      ]),
    ).toEqual(['d', 'b', 'e', 'ai', 'c'])
  })

  it('does not depend on the order the source has them in', async () => {
    const entries = [{ slug: 'b', priority: 1 }, { slug: 'c', priority: 1 }, { slug: 'd' }]
    expect(await order(entries)).toEqual(['b', 'c', 'ai', 'd'])
    expect(await order(entries.toReversed())).toEqual(['b', 'c', 'ai', 'd'])
  })

  it('of articles is newest first', async () => {
    const dated = [
      { ...article, slug: 'old', published: '2025-01-01' },
      { ...article, slug: 'new', published: '2026-09-01' },
    ]
    const { locales } = await load(({ en, uk }) => {
      for (const { collections } of [en, uk]) collections.articles = [...dated, article]
    })
    expect(locales.en.articles.map(({ slug }) => slug)).toEqual(['new', 'ai/rag-cost', 'old'])
  })
})

it('what has no words is translated by being published, in whichever language', async () => {
  const redirect = { slug: 'old', from: '/old', to: '/', permanent: true, note: '' }
  const { locales } = await load(({ en, uk }) => {
    uk.collections.redirects = [redirect, { ...redirect, slug: 'both', from: '/both' }]
    en.collections.redirects = [{ ...redirect, slug: 'both', from: '/both' }]
  })
  for (const locale of ['en', 'uk'] as const) expect(locales[locale].redirects.map(({ from }) => from).sort()).toEqual(['/both', '/old'])
})

describe('an editor is told', () => {
  it('every mistake at once: collection, entry, locale, field and reason', async () => {
    const found = await mistakes(({ en, uk }) => {
      en.collections.topics = [{ ...topic, title: '', priority: 'first' }]
      uk.collections.articles = [{ ...article, published: '5 March', takeaways: ['One'] }]
      uk.collections.cases = []
      Object.assign(en.collections.services?.[0] ?? {}, { problem: '[here](/nowhere)' })
    })
    expect(found).toEqual([
      'cases, entry "zernolan", locale uk: the translation is missing',
      'services, entry "design-sprint", locale en, field problem: the link "/nowhere" leads to no page of this site',
      'topics, entry "ai", locale en, field title: is missing',
      'topics, entry "ai", locale en, field priority: must be a number',
      'articles, entry "ai/rag-cost", locale uk, field published: must be a date such as 2026-03-05',
      'articles, entry "ai/rag-cost", locale uk, field takeaways: must have at least 2 entries',
    ])
  })

  it.each([
    [undefined, 'is missing'],
    [null, 'is missing'],
    [5, 'must be a text'],
    [['a'], 'must be a text'],
  ])('in plain words when a title is %j', async (title, reason) => {
    const found = await mistakes(({ uk }) => {
      uk.collections.articles = [{ ...article, title }]
    })
    expect(found).toEqual([`articles, entry "ai/rag-cost", locale uk, field title: ${reason}`])
  })

  it.each(['title', 'summary', 'body', 'takeaways.1', 'questions.0.answer'])(
    'that a text in blocks is none this site reads: %s',
    async (field) => {
      const blocks = [
        { type: 'heading', level: 2, children: [{ type: 'text', text: 'The week' }] },
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Text', bold: true },
            { type: 'link', url: '/', children: [] },
          ],
        },
      ]
      const [name = '', ...rest] = field.split('.')
      const value = rest.length === 0 ? blocks : rest.length === 1 ? ['One', blocks] : [{ question: 'Why?', answer: blocks }]
      const found = await mistakes(({ uk }) => {
        if (name === 'questions') Object.assign(uk.collections.services?.[0] ?? {}, { questions: value })
        else uk.collections.articles = [{ ...article, [name]: value }]
      })
      const sentence = `field ${field}: is a text of the kind “Rich text (Blocks)”, which this site does not read; make it a field of the kind “Rich text (Markdown)”`
      expect(found).toContainEqual(expect.stringContaining(sentence))
    },
  )

  it('one thing about a field, however much is wrong with it', async () => {
    const found = await mistakes(({ uk }) => {
      uk.collections.articles = [{ ...article, takeaways: 'a' }]
    })
    expect(found).toEqual(['articles, entry "ai/rag-cost", locale uk, field takeaways: must be a list'])
  })

  it('which value of a list to choose from, and where in a list a mistake stands', async () => {
    const found = await mistakes(({ en }) => {
      Object.assign(en.collections.cases?.[0] ?? {}, { hue: 'blue', metrics: [{ value: '1', label: '', date: '2026-01-02', source: 'a' }] })
      Object.assign(en.collections.services?.[0] ?? {}, { price: { kind: 'free' } })
    })
    expect(found).toEqual([
      'services, entry "design-sprint", locale en, field price.kind: must be "fixed", "work" or "preset"',
      'cases, entry "zernolan", locale en, field hue: must be "copper", "leaf", "ice", "iris", "rose" or "sand"',
      'cases, entry "zernolan", locale en, field metrics.0.label: is missing',
    ])
  })

  it('which line of a price has hours of nobody, or no hours', async () => {
    const found = await mistakes(({ uk }) => {
      Object.assign(uk.collections.services?.[0] ?? {}, { price: { kind: 'work', work: '24 tl + 200 usd\n8 be + 8 ceo' } })
    })
    expect(found).toEqual([
      'services, entry "design-sprint", locale uk, field price.work: "8 be + 8 ceo" is no work with a price; write hours with a role (ba, pm, des, fe, be, mob, ml, qa, ops, tl), and other costs with usd: 24 tl + 200 usd',
    ])
  })

  it('which field of Markdown has a link that leads nowhere', async () => {
    const found = await mistakes(({ uk }) => {
      const questions = ['a', 'b', 'c', 'd', 'e'].map((question) => ({ question, answer: 'Text' }))
      Object.assign(uk.collections.services?.[0] ?? {}, { questions: questions.with(2, { question: 'c', answer: '[x](/nowhere)' }) })
    })
    expect(found).toEqual([
      'services, entry "design-sprint", locale uk, field questions.2.answer: the link "/nowhere" leads to no page of this site',
    ])
  })

  it('that the banner leads nowhere', async () => {
    const found = await mistakes(({ en, uk }) => {
      en.singles['top-banner'] = { label: 'New', text: 'A', linkText: 'B', link: '/' }
      uk.singles['top-banner'] = { label: 'Нове', text: 'А', linkText: 'Б', link: '/nowhere' }
    })
    expect(found).toEqual(['top-banner, locale uk, field link: "/nowhere" leads to no page of this site'])
  })

  it('what is wrong with an entry that has no slug', async () => {
    const found = await mistakes(({ en, uk }) => {
      for (const { collections } of [en, uk]) collections.topics = [topic, { id: 7, title: 'A', summary: 'B' }]
    })
    expect(found).toEqual(['en', 'uk'].map((locale) => `topics, entry "id 7", locale ${locale}, field slug: is missing`))
  })
})
