import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { currentCatalogue, type EstimateInput, estimate, parseEstimate } from '@/estimate'
import { formatUsd } from '@/messages/format'
import { type Locale, locales } from '@/routing/locales'
import { estimatePreset } from './schemas/work'

function presetCost(slug: string, changes: Partial<EstimateInput> = {}) {
  const { en, uk: _uk, ...shared } = parse(readFileSync(`content/estimate-presets/${slug}.yaml`, 'utf8'))
  const { document } = parseEstimate(`preset=${slug}`, { presets: [estimatePreset.parse({ slug, ...shared, ...en })] })
  return estimate({ ...document.input, ...changes }, currentCatalogue).cost
}

/** An article with plain spaces. */
const readArticle = (slug: string, locale: Locale) => readFileSync(`content/articles/${slug}.${locale}.md`, 'utf8').replace(/\s/g, ' ')

describe.each(locales)('the figures in articles (%s)', (locale) => {
  const usd = (amount: number) => formatUsd(amount, locale).replaceAll('\u00A0', ' ')

  it('of the honest range are those of the SaaS preset at each stage', () => {
    const text = readArticle('estimates/honest-range', locale)
    for (const stage of ['idea', 'brief', 'spec', 'designed'] as const) {
      const { p10, p50, p90 } = presetCost('saas-mvp', { stage })
      expect(text).toContain(`| ${[p10, p50, p90].map(usd).join(' | ')} | `)
    }
    expect(text).toContain(usd(presetCost('saas-mvp', { stage: 'spec' }).p80))
  })

  it('of a knowledge assistant are those of its preset', () => {
    const text = readArticle('ai/what-an-answer-costs', locale)
    const { p50, p90 } = presetCost('rag-mvp')
    expect(text).toContain(usd(p50))
    expect(text).toContain(usd(p90))
  })
})
