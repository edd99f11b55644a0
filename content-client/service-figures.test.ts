import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { currentCatalogue, type EstimateInput, estimate, type Figures, parseEstimate, roundHours } from '@/estimate'
import { formatNumber, formatUsd } from '@/messages/format'
import { type Locale, locales } from '@/routing/locales'
import { estimatePreset } from './schemas/work'

const readYaml = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'))

function presetFigures(slug: string, changes: Partial<EstimateInput> = {}) {
  const { en, uk: _uk, ...shared } = readYaml(`estimate-presets/${slug}`)
  const presets = [estimatePreset.parse({ slug, ...shared, ...en })]
  const { document } = parseEstimate(`preset=${slug}`, { presets })
  return estimate({ ...document.input, ...changes }, currentCatalogue)
}

/** Everything a service says of itself in a language, with plain spaces. */
function readService(slug: string, locale: Locale): string {
  const fields = JSON.stringify(readYaml(`services/${slug}`)[locale])
  return `${fields}\n${readFileSync(`content/services/${slug}.${locale}.md`, 'utf8')}`.replace(/\s/g, ' ')
}

/** Design and code hours of a block for the web: likely, low and high, as a text or a table writes them. */
function blockHours(id: string): [likely: number, low: number, high: number] {
  const block = currentCatalogue.blocks.find((each) => each.id === id)
  if (!block) throw new Error(`no block ${id}`)
  const { MOB: _mobile = 0, ...web } = block.likely
  const likely = Object.values(web).reduce((sum, hours) => sum + hours, 0)
  const { low, high } = currentCatalogue.spread[block.spread]
  return [likely, Math.round(likely * low), Math.round(likely * high)]
}

const inBrackets = (id: string) =>
  blockHours(id)
    .join(' ')
    .replace(/ (\d+) (\d+)$/, ' {unit}($1–$2)')
const inTable = (id: string) =>
  blockHours(id)
    .join(' ')
    .replace(/ (\d+) (\d+)$/, ' | $1–$2 |')

const units = { en: 'hours ', uk: 'годин ' } as const
const weeks = ({ weeks: count }: Figures, locale: Locale) => (locale === 'uk' ? `${count} тижнів` : `${count} weeks`)

describe.each(locales)('the figures in the texts of services (%s)', (locale) => {
  const usd = (amount: number) => formatUsd(amount, locale).replaceAll('\u00A0', ' ')
  const amount = (value: number) => usd(value).replace(locale === 'uk' ? ' $' : '$', '')
  const support = (slug: string, level: EstimateInput['support']) => usd(presetFigures(slug, { support: level }).running.support?.cost ?? 0)
  const hours = (id: string) => inBrackets(id).replace('{unit}', units[locale])

  it('of the assistant are those of its presets', () => {
    const text = readService('ai-development', locale)
    const first = presetFigures('rag-mvp')
    expect(text).toContain(weeks(presetFigures('rag-poc'), locale))
    expect(text).toContain(weeks(first, locale))
    expect(text).toContain(`${presetFigures('rag-mvp', { stage: 'spec' }).weeks}–${weeks(first, locale)}`)
    expect(text).toContain(usd(first.cost.p50))
    expect(text).toContain(amount(first.cost.p10))
    expect(text).toContain(amount(first.cost.p90))
    expect(text).toContain(support('rag-mvp', 'standard'))
    expect(text).toContain(hours('ai.selfhost'))
    expect(text).toContain(hours('acc.rbac-m'))
  })

  it('of the web application are those of its presets', () => {
    const text = readService('web-application-development', locale)
    const saas = presetFigures('saas-mvp')
    expect(text).toContain(weeks(saas, locale))
    expect(text).toContain(
      locale === 'uk' ? `${presetFigures('company-site').weeks} — на сайт` : `${presetFigures('company-site').weeks} for a company site`,
    )
    expect(text).toContain(usd(saas.cost.p50))
    for (const level of ['basic', 'standard', 'extended'] as const) expect(text).toContain(`| ${support('saas-mvp', level)} |`)
    expect(text).toContain(hours('sec.wcag'))
  })

  it('of the internal tool are those of its preset', () => {
    const text = readService('custom-software-development', locale)
    const tool = presetFigures('internal-tool')
    expect(text).toContain(weeks(tool, locale))
    expect(text).toContain(formatNumber(roundHours(tool.hours.p50), locale).replaceAll('\u00A0', ' '))
    for (const percentile of ['p10', 'p50', 'p90'] as const) expect(text).toContain(amount(tool.cost[percentile]))
    for (const id of ['core.entity', 'core.flow', 'int.api', 'int.crm', 'cnt.import', 'acc.sso', 'adm.reports'])
      expect(text).toContain(`| ${inTable(id)}`)
  })

  it('of the sprint are hours at the rates of the catalog', () => {
    const { BA, DES, TL, PM } = currentCatalogue.rates
    const price = 48 * BA + 60 * DES + 20 * TL + 16 * PM
    expect(readService('design-sprint', locale)).toContain(
      locale === 'uk' ? `${formatNumber(price, locale).replaceAll('\u00A0', ' ')} $` : `$${formatNumber(price, locale)}`,
    )
  })
})
