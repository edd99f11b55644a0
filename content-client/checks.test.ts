import { describe, expect, it } from 'vitest'
import { inBoth, mistakes } from '@/tests/support/content-mistakes'
import { article, service, smallContent, topic } from '@/tests/support/small-content'

describe('an editor is told which translation is missing', () => {
  it.each([
    ['en', 'uk'],
    ['uk', 'en'],
  ])('when an article stands only in %s', async (present, missing) => {
    const found = await mistakes(({ collections }, locale) => {
      if (locale === present) collections.articles = [article, { ...article, slug: 'extra' }]
    })
    expect(found).toEqual([`articles, entry "extra", locale ${missing}: the translation is missing`])
  })
})

describe('an editor is told that the site needs', () => {
  it.each(['topics', 'estimate-presets', 'trust-sections'] as const)('at least one entry in %s', async (collection) => {
    const found = await mistakes(({ collections }) => {
      collections[collection] = []
    })
    expect(found).toContain(`${collection}: is empty; the site needs at least one published entry`)
  })

  it('no case, article or landing: a company may begin without', async () => {
    const found = await mistakes(({ collections }) => {
      for (const collection of ['cases', 'articles', 'authors', 'landings'] as const) collections[collection] = []
    })
    expect(found.filter((mistake) => mistake.includes('is empty') || mistake.includes('is missing'))).toEqual([])
  })

  it('the company', async () => {
    const found = await mistakes(({ singles }) => {
      delete singles.organisation
    })
    expect(found).toEqual(['organisation: is missing; the site needs the company it is about'])
  })

  it('an entry for each page that has a name in the code', async () => {
    const found = await mistakes(({ collections }) => {
      collections.services = [{ ...service, slug: 'haircuts' }]
    })
    expect(found).toEqual(['services, entry "design-sprint": is missing; a fixed page of the site needs it'])
  })
})

describe('an editor is told that an address is taken', () => {
  it.each(['page', 'not-found', 'page/2', 'topic/ai', 'by/industry/law'])('by a page of its own: %s', async (slug) => {
    const found = await mistakes(({ collections }) => {
      collections.articles = [article, { ...article, slug }]
      collections.cases = (collections.cases ?? []).flatMap((study) => [study, { ...study, slug }])
    })
    const reason = `entry "${slug}", field slug: must not start with page, topic, by, not-found: these are pages of their own`
    expect(found).toEqual([`articles, ${reason}`, `cases, ${reason}`])
  })

  it('but not where the word only resembles one', async () => {
    const found = await mistakes(({ collections }) => {
      collections.articles = [article, { ...article, slug: 'page-on-a-tram' }, { ...article, slug: 'ai/page' }]
    })
    expect(found).toEqual([])
  })

  it('by another entry', async () => {
    const found = await mistakes(({ collections }) => {
      collections.topics = [topic, topic, { ...topic, slug: 'one' }]
    })
    expect(found).toEqual(inBoth('topics, entry "ai", locale LOCALE, field slug: is used by more than one entry'))
  })
})

describe('an editor is told that the ledger of a case', () => {
  it('has a change that nobody explains', async () => {
    const found = await mistakes(({ collections }) => {
      Object.assign(collections.cases?.[0] ?? {}, { ledgerChanges: [] })
    })
    expect(found).toEqual(
      inBoth('cases, entry "zernolan", locale LOCALE, field ledgerChanges: explains 0 changes, and ledger.changes has 1'),
    )
  })

  it('ends before it begins', async () => {
    const found = await mistakes(({ collections }) => {
      const study = collections.cases?.[0]
      Object.assign(study ?? {}, { ledger: { ...(study?.ledger as object), start: '2025-12-01' } })
    })
    expect(found).toEqual(
      inBoth('cases, entry "zernolan", locale LOCALE, field ledger.start: must be before the planned and the real finish'),
    )
  })
})

describe('an editor is told that a reference leads nowhere', () => {
  it.each([
    ['articles', 'author', 'authors', 'gone'],
    ['articles', 'topic', 'topics', 'gone'],
    ['articles', 'preset', 'estimate-presets', 'gone'],
    ['cases', 'services', 'services', ['gone']],
    ['services', 'cases', 'cases', ['zernolan', 'gone']],
    ['services', 'related', 'services', ['gone']],
    ['services', 'price', 'estimate-presets', { kind: 'preset', presets: ['gone'] }],
  ] as const)('%s, %s', async (collection, field, target, value) => {
    const found = await mistakes(({ collections }) => {
      Object.assign(collections[collection]?.[0] ?? {}, { [field]: value })
    })
    const [entry] = smallContent().en.collections[collection] ?? []
    expect(found).toEqual(
      inBoth(`${collection}, entry "${entry?.slug}", locale LOCALE, field ${field}: names "gone", which is not in ${target}`),
    )
  })

  it('but to the entry itself', async () => {
    const found = await mistakes(({ collections }) => {
      Object.assign(collections.services?.[0] ?? {}, { related: ['design-sprint'] })
    })
    expect(found).toEqual(inBoth('services, entry "design-sprint", locale LOCALE, field related: names the entry itself; choose another'))
  })

  it('because what it names is not published', async () => {
    const found = await mistakes(({ collections }) => {
      Object.assign(collections.articles?.[0] ?? {}, { author: null })
    })
    const reason = 'names no published entry; publish the one it names, or choose another'
    expect(found).toEqual(inBoth(`articles, entry "ai/rag-cost", locale LOCALE, field author: ${reason}`))
  })

  it('on a landing page', async () => {
    const texts = ['a', 'b', 'c'].map((title) => ({ title, text: 'Text' }))
    const landing = {
      slug: 'strapi',
      title: 'Strapi',
      productName: 'Strapi',
      lead: 'Lead',
      benefits: texts,
      steps: texts,
      safety: texts,
      price: { kind: 'preset', presets: ['gone'] },
      body: '## Text',
      questions: ['a', 'b', 'c'].map((question) => ({ question, answer: 'Answer' })),
    }
    const found = await mistakes(({ collections }) => {
      collections.landings = [landing]
    })
    expect(found).toEqual(inBoth('landings, entry "strapi", locale LOCALE, field price: names "gone", which is not in estimate-presets'))
  })
})
