import { describe, expect, it } from 'vitest'
import { guideFigures } from '@/components/estimate/guide-figures'
import { pricesIn } from '@/components/estimate/labels'
import { readSnapshot } from '@/content-client/snapshot'
import { measure, parseEstimate, startCurrency } from '@/estimate'
import { locales } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { textOf } from '../support/html'
import { pageAt } from '../support/pages'

const content = (await readSnapshot()).locales
const plainOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(locales)('what a kind of project costs (%s)', (locale) => {
  const { 'cost-guides': guides, 'estimate-presets': presets } = content[locale]
  const figuresOf = (guide: (typeof guides)[number]) => guideFigures(guide, presets, startCurrency[locale])
  const pageOf = (slug: string) => pageAt(hrefTo(locale, { name: 'cost-guides/guide', slug }))

  it('is told for every preset of the estimate', () => {
    expect(new Set(guides.map(({ preset }) => preset))).toEqual(new Set(presets.map(({ slug }) => slug)))
  })

  it.each(guides)('$slug: every figure is the engine’s, and its link opens that estimate', (guide) => {
    const { configurations, usual, drivers, savings } = figuresOf(guide)
    const price = pricesIn(locale)
    const page = pageOf(guide.slug)
    for (const amount of [
      usual.cost.p10,
      usual.cost.p90,
      ...configurations.map(({ cost }) => cost.p50),
      ...[...drivers, ...savings].map(Math.abs),
    ])
      expect(page?.main).toContain(price(amount))
    for (const { query, cost } of configurations) {
      expect(page?.anchors.map(({ href }) => href)).toContain(hrefTo(locale, 'estimate/results', { query }))
      const { document, catalogue, notices } = parseEstimate(query)
      expect(notices).toEqual([])
      expect(document.input.currency).toBe(startCurrency[locale])
      expect(measure(document.input, catalogue).cost.p50).toBeCloseTo(cost.p50, 6)
    }
  })

  it.each(guides)('$slug: what can wait makes the price lower', (guide) => {
    expect(figuresOf(guide).savings.filter((amount) => amount >= 0)).toEqual([])
  })

  it.each(guides)('$slug: its structured questions are those of the page, word for word', ({ slug, questions }) => {
    const page = pageOf(slug)
    const graphs =
      page?.graphs.flatMap((graph) => (JSON.parse(graph) as { '@graph': { '@type': string; mainEntity?: unknown }[] })['@graph']) ?? []
    const told = graphs.find(({ '@type': type }) => type === 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(told.map(({ name }) => name)).toEqual(questions.map(({ question }) => question))
    const read = plainOf(page?.main ?? '')
    expect(
      told.filter(({ name, acceptedAnswer }) => !read.includes(plainOf(name)) || !read.includes(plainOf(textOf(acceptedAnswer.text)))),
    ).toEqual([])
  })
})

it('a guide about a change that moves no price stops the build', () => {
  const [guide] = content.en['cost-guides']
  if (!guide) throw new Error('There is no cost guide.')
  const figures = (drivers: string[]) => () => guideFigures({ ...guide, drivers }, content.en['estimate-presets'], 'USD')
  expect(figures(['del*ai.rag'])).toThrow(`cost-guides, entry "${guide.slug}": the change "del*ai.rag"`)
  expect(figures(['q*perfect'])).toThrow('is not one of its estimate')
})
