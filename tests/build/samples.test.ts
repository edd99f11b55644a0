import { describe, expect, it } from 'vitest'
import { readSnapshot } from '@/content-client/snapshot'
import { markdownTwin } from '@/routing/crawler-addresses'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { readCrawlerFile } from '../support/crawler-files'
import { wordsOf } from '../support/messages'
import { findWrong, metasOf, pageAt, pages } from '../support/pages'
import { readSearchIndex } from '../support/site-index'

const content = (await readSnapshot()).locales

describe.each(locales)('what is a sample says so wherever it travels (%s)', (locale) => {
  const { cases, articles, organisation, people, authors } = content[locale]
  const words = wordsOf(locale)
  const [sampleCases, sampleArticles] = [cases.filter(({ sample }) => sample), articles.filter(({ sample }) => sample)]
  const addressOf = (slug: string) => hrefTo(locale, { name: 'portfolio/case', slug })
  const company = words('Samples.company').replace('{company}', organisation?.name ?? '')
  const readable = (text: string) => text.replace(/[\u00A0\s]+/g, ' ')

  it('a case, in its title and on the card of its link', () => {
    const mark = locale === 'en' ? /\bsample\b/i : /приклад/i
    const titles = sampleCases
      .map(({ slug }) => pageAt(addressOf(slug)))
      .flatMap((page) => (page ? [page.title, ...metasOf(page, 'og:title')] : []))
    expect(titles.length).toBe(sampleCases.length * 2)
    expect(titles.filter((title) => !mark.test(title))).toEqual([])
  })

  it('in the index of the search', () => {
    const marked = new Set(readSearchIndex(locale).pages.flatMap(({ href, sample }) => (sample ? [href] : [])))
    const wanted = [
      ...sampleCases.map(({ slug }) => addressOf(slug)),
      ...sampleArticles.map(({ slug }) => hrefTo(locale, { name: 'blog/article', slug })),
    ]
    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter((address) => !marked.has(address))).toEqual([])
  })

  it('an article, in the feeds and in its Markdown', () => {
    const label = words('Samples.articles')
    const rss = readCrawlerFile(`${locale}/rss.xml`)
    const feed = JSON.parse(readCrawlerFile(`${locale}/feed.json`)) as {
      description: string
      items: { url: string; summary: string; tags: string[] }[]
    }
    expect(rss.split(`<description>${label}. `).length - 1).toBe(sampleArticles.length)
    expect(feed.items.filter(({ summary, tags }) => summary.startsWith(label) && tags.includes(label))).toHaveLength(sampleArticles.length)
    expect(readable(feed.description)).toContain(readable(company))
    for (const { slug } of sampleArticles) {
      const twin = markdownTwin(locale, `/blog/${slug}`)
      expect(readCrawlerFile(twin.slice(1)), twin).toContain(`*${label}*`)
    }
  })

  it('the company, once on home and in the footer of every page', () => {
    expect(organisation?.sample).toBe(true)
    const own = pages.filter((page) => page.locale === locale && page.landmarks.includes('footer'))
    const told = ({ texts }: (typeof pages)[number]) => texts.filter((text) => readable(text) === readable(company)).length
    expect(own.length).toBeGreaterThan(30)
    expect(findWrong(own, (page) => told(page) !== (page.path === '/' ? 2 : 1) && `says it ${told(page)} times`)).toEqual([])
  })

  it('people, who are no Persons: founders are data of the company, and marked', () => {
    const made = new Set([...people, ...authors].filter(({ sample }) => sample).map(({ name }) => name))
    const persons = pages
      .filter((page) => page.locale === locale)
      .flatMap(({ address, graphs }) => graphs.flatMap((graph) => personsIn(JSON.parse(graph)).map((person) => ({ address, ...person }))))
    expect(persons.length).toBeGreaterThan(30)
    expect(persons.filter(({ name, disambiguatingDescription }) => made.has(name) && !disambiguatingDescription)).toEqual([])
  })
})

describe('lists for machines', () => {
  const { cases, organisation } = content.en
  const words = wordsOf('en')

  it('name every sample case and document as one', () => {
    const llms = readCrawlerFile('llms.txt')
    expect(llms).toContain(words('Samples.company').replace('{company}', organisation?.name ?? ''))
    expect(llms.split(`: ${words('Samples.cases')}.`).length - 1).toBe(cases.filter(({ sample }) => sample).length)
    expect(llms.split(`: ${words('Samples.documents')}.`).length - 1).toBe(content.en['sample-documents'].length)
  })
})

type Person = { name: string; disambiguatingDescription?: string }

function personsIn(node: unknown): Person[] {
  if (typeof node !== 'object' || node === null) return []
  const own = '@type' in node && node['@type'] === 'Person' ? [node as unknown as Person] : []
  return [...own, ...Object.values(node).flatMap(personsIn)]
}
