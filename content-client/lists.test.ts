import { describe, expect, it } from 'vitest'
import { tagsOf, toArticlePages, toArticlesAround, toFacets, toUsedTopics } from './lists'
import type { Article, CaseStudy, Service, Topic } from './types'

const articles = Array.from({ length: 13 }, (_, index) => ({ slug: `a${index}`, topic: index % 3 ? 'ai' : 'law' })) as Article[]
const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

describe('the pages of the blog', () => {
  it('hold six articles each, the first a leading one besides, the last one the rest', () => {
    expect(toArticlePages([...articles, ...articles.slice(0, 1)]).map(({ length }) => length)).toEqual([7, 6, 1])
    expect(toArticlePages(articles).flat()).toEqual(articles)
    expect(toArticlePages(articles.slice(0, 7))).toHaveLength(1)
  })

  it('begin with one even where nothing is written', () => {
    expect(toArticlePages([])).toEqual([[]])
  })
})

describe('topics', () => {
  it('are only those something is written about', () => {
    const topics = [{ slug: 'law' }, { slug: 'cooking' }, { slug: 'ai' }] as Topic[]
    expect(slugsOf(toUsedTopics(topics, articles))).toEqual(['law', 'ai'])
  })
})

describe('around an article', () => {
  it('stand the newer and the older one, and three others, those of its topic first', () => {
    const { newer, older, related } = toArticlesAround(articles, articles[4] as Article)
    expect([newer?.slug, older?.slug]).toEqual(['a3', 'a5'])
    expect(slugsOf(related)).toEqual(['a1', 'a2', 'a7'])
  })

  it('stands nothing beyond the ends, and other topics fill up', () => {
    const few = articles.slice(0, 3)
    const { newer, older, related } = toArticlesAround(few, few[0] as Article)
    expect([newer, older?.slug, slugsOf(related)]).toEqual([undefined, 'a1', ['a2']])
    expect(toArticlesAround(few, few[2] as Article).older).toBeUndefined()
  })
})

describe('what cases are filtered by', () => {
  const value = (slug: string) => ({ slug, title: slug.toUpperCase() })
  const cases = [
    { slug: 'one', industry: value('law'), services: ['audit'], technologies: [value('nest'), value('python')] },
    { slug: 'two', industry: value('farming'), services: ['audit', 'sprint'], technologies: [value('python')] },
  ] as CaseStudy[]
  const services = [
    { slug: 'sprint', title: 'Sprint' },
    { slug: 'ai', title: 'AI' },
    { slug: 'audit', title: 'Audit' },
  ] as Service[]

  it('are values that a case has: services in their order, the rest by how often they stand there', () => {
    expect(toFacets(cases, services).map(({ name, values }) => [name, slugsOf(values)])).toEqual([
      ['industry', ['farming', 'law']],
      ['service', ['sprint', 'audit']],
      ['technology', ['python', 'nest']],
    ])
  })

  it('is read off the case itself', () => {
    expect(cases.map(tagsOf)[0]).toEqual({ industry: ['law'], service: ['audit'], technology: ['nest', 'python'] })
  })
})
