import type { PriceListSource } from '@/content-client/prices'
import type { EstimatePreset } from '@/content-client/types'
import { type Catalogue, roles, roundHours, roundMoney, roundRate, startCurrency, supportCost } from '@/estimate'
import { formatMoney, formatNumber, formatPercent, formatUsd } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { toSite } from '../site-words'

type Sizes = EstimatePreset['sizes']
type Band = { from: number; to: number }

export type ReferenceContext = Pick<PriceListSource, 'services'> & {
  locale: Locale
  catalogue: Catalogue
  presetOf: (slug: string) => Sizes | undefined
}

const reference = /\{(price|rate|work|support|running|block|catalogue)(?::([^{}\n]{0,160}))?\}/g

/**
 * A text with its references as amounts: in the currency estimates of this language begin in, at the catalogue's rate, or with `usd` as
 * contracts name them; `readers` has them all.
 * @throws an Error that names a reference nothing is known for.
 */
export function fillReferences(text: string, context: ReferenceContext): string {
  if (!text.includes('{')) return text
  return text.replace(reference, (written, kind: Kind, path = '') => {
    const parts = path.split('.').map((part: string) => part.trim())
    const words = parts.filter((part: string) => part !== 'usd')
    const filled = readers[kind](words, { ...context, ...moneyOf(context, words.length < parts.length) })
    if (filled === undefined) throw new Error(`${written} is no figure of the price list; content/README.md says which there are`)
    return filled
  })
}

type Money = {
  /** An amount of the currency with its sign. */
  show: (amount: number) => string
  /** US dollars in the currency, as estimates round them. */
  rounded: (dollars: number) => number
  /** The same, to the unit or to three digits. */
  unit: (dollars: number) => number
  /** As estimates round them. */
  money: (dollars: number) => string
  /** Smaller amounts, to the unit: rates, hosting. */
  exact: (dollars: number) => string
  span: (low: string, high: string) => string
}
type Reader = (words: string[], context: ReferenceContext & Money) => string | undefined
type Kind = keyof typeof readers

const stages = ['idea', 'spec', 'designed'] as const
const percentiles = { low: 'p10', expected: 'p50', budget: 'p80', high: 'p90' } as const
const roleNames = Object.fromEntries(roles.map((role) => [role.toLowerCase(), role]))

const readers: Record<'catalogue' | 'price' | 'rate' | 'work' | 'support' | 'running' | 'block', Reader> = {
  catalogue: (words, { catalogue }) => (words.join('') === '' ? catalogue.version : undefined),
  /** `saas-mvp.expected`, `saas-mvp.large.idea.range`, `saas-mvp.high - saas-mvp.low`; `technical-audit.from` of a service with its own price. */
  price: (words, context) => {
    const terms = words.join('.').split(' - ')
    if (terms.length === 2)
      return difference(
        terms.map((term) => term.split('.')),
        context,
      )
    return priceOfService(words, context) ?? priceOfPreset(words, context)
  },
  /** `qa` for a role, `lowest`, `highest`, `range`. */
  rate: ([name = ''], { catalogue: { rates }, exact, span }) => {
    const all = Object.values(rates)
    const [low, high] = [exact(Math.min(...all)), exact(Math.max(...all))]
    const role = roleNames[name]
    return role ? exact(rates[role]) : { lowest: low, highest: high, range: span(low, high) }[name]
  },
  /** Hours of roles at their rates: `48 ba + 60 des`. */
  work: (words, { catalogue: { rates }, exact }) => {
    const terms = words.join('.').split('+')
    const costs = terms.map((term) => {
      const [hours, name = ''] = term.trim().split(/\s+/)
      const role = roleNames[name]
      return role ? Number(hours) * rates[role] : Number.NaN
    })
    const cost = costs.reduce((sum, each) => sum + each, 0)
    return Number.isFinite(cost) ? exact(cost) : undefined
  },
  /** `standard.hours`, `standard.share`, `standard.saas-mvp`: what it costs a month after that preset. */
  support: ([level = '', of = ''], { catalogue, locale, presetOf, money }) => {
    const terms = catalogue.support[level as keyof Catalogue['support']]
    if (!terms) return undefined
    if (of === 'hours') return toSite(locale).t('PriceRange.hours', { hours: terms.hours })
    if (of === 'share') return formatPercent(terms.share, locale)
    const preset = presetOf(of)?.usual
    return preset && money(supportCost(terms, preset.cost.p50, preset.cost.p50 / preset.hours.p50))
  },
  /** `hosting`, `model`, `careless` a month; `rag-mvp.month`, `.year`: with hosting, a model and standard support; `.share` of the build. */
  running: ([name = '', of = ''], { catalogue, locale, presetOf, show, rounded, unit, exact, span }) => {
    const { hosting, model } = catalogue.running
    const bands: Record<string, Band | undefined> = { hosting: hosting.paas, model, careless: model.unoptimised }
    const band = bands[name]
    if (band) return span(exact(band.from), exact(band.to))
    const preset = presetOf(name)?.usual
    const { standard } = catalogue.support
    if (!preset || !standard || !hosting.paas) return undefined
    // Of amounts as they are shown, so that the rows above a total add up to it.
    const support = rounded(supportCost(standard, preset.cost.p50, preset.cost.p50 / preset.hours.p50))
    const [low, high] = (['from', 'to'] as const).map((end) =>
      [hosting.paas, model].reduce((sum, band) => sum + unit(band?.[end] ?? 0), support),
    )
    if (low === undefined || high === undefined) return undefined
    const firstYear = (month: number) => formatNumber(1 + (12 * month) / rounded(preset.cost.p50), locale, { maximumFractionDigits: 1 })
    const figures: Record<string, string> = {
      month: span(show(roundRate(low)), show(roundRate(high))),
      year: span(show(roundMoney(low * 12)), show(roundMoney(high * 12))),
      share: `${firstYear(low)}–${firstYear(high)}`,
    }
    return figures[of]
  },
  /** `sec.wcag.hours`, `.likely`, `.low`, `.high`: hours of design and code for the web. */
  block: (words, { catalogue, locale }) => {
    const part = words.at(-1)
    const block = catalogue.blocks.find(({ id }) => id === words.slice(0, -1).join('.'))
    if (!block) return undefined
    const { MOB: _mobile, ...web } = block.likely
    const likely = Object.values(web).reduce((sum, hours) => sum + hours, 0)
    if (part === 'hours') return toSite(locale).t('PriceRange.hours', { hours: likely })
    const { low, high } = catalogue.spread[block.spread]
    const hours = { likely, low: likely * low, high: likely * high }[part as 'likely']
    return hours === undefined ? undefined : formatNumber(Math.round(hours), locale)
  },
}

function priceOfService([slug, part = '']: readonly string[], { services, locale }: ReferenceContext): string | undefined {
  const price = services.find((service) => service.slug === slug)?.price
  if (price?.kind !== 'fixed') return undefined
  // Contracts name these, in dollars.
  const dollars = { from: price.fromUsd, to: price.toUsd }[part]
  return dollars === undefined ? undefined : formatUsd(dollars, locale)
}

function priceOfPreset(words: string[], context: ReferenceContext & Money): string | undefined {
  const { locale, money, exact, span } = context
  const [size, part = '', times = '1'] = sizeOf(words, context) ?? []
  if (!size) return undefined
  const { cost, hours, weeks } = size
  if (part in percentiles) return money(cost[percentiles[part as keyof typeof percentiles]])
  const t = toSite(locale).t
  switch (part) {
    case 'range':
      return span(money(cost.p10), money(cost.p90))
    case 'width':
      return difference([words.with(-1, 'high'), words.with(-1, 'low')], context)
    case 'hour':
      return times === '1' ? exact(cost.p50 / hours.p50) : money((cost.p50 / hours.p50) * Number(times))
    case 'hours':
      return t('PriceRange.hours', { hours: roundHours(hours.p50) })
    case 'weeks':
      return t('PriceRange.weeks', { weeks })
    default:
      return undefined
  }
}

/** A preset at its usual size with a brief, or those that are named, and the words that follow. */
function sizeOf([slug = '', ...words]: readonly string[], { presetOf }: ReferenceContext) {
  const sizes = presetOf(slug)
  if (!sizes) return undefined
  const named = words[0] && words[0] in sizes ? sizes[words.shift() as keyof Sizes] : sizes.usual
  const stage = stages.find((each) => each === words[0])
  return stage ? ([named.stages[stage], ...words.slice(1)] as const) : ([named, ...words] as const)
}

/** Of two amounts as they are shown, so that whoever subtracts one from the other finds it. */
function difference(terms: readonly (readonly string[])[], context: ReferenceContext & Money): string | undefined {
  const [from, less] = terms.map((words) => shownIn(words, context))
  return from === undefined || less === undefined ? undefined : context.show(from - less)
}

function shownIn(words: readonly string[], context: ReferenceContext & Money): number | undefined {
  const [size, part = ''] = sizeOf(words, context) ?? []
  const at = (name: keyof typeof percentiles) => context.rounded(size?.cost[percentiles[name]] ?? Number.NaN)
  if (part === 'width') return at('high') - at('low')
  return part in percentiles ? at(part as keyof typeof percentiles) : undefined
}

function moneyOf({ locale, catalogue }: ReferenceContext, inDollars: boolean): Money {
  const currency = inDollars ? 'USD' : startCurrency[locale]
  const rate = catalogue.exchange.rates[currency]
  const show = (amount: number) => formatMoney(amount, currency, locale)
  const rounded = (dollars: number) => roundMoney(dollars * rate)
  const unit = (dollars: number) => (currency === 'USD' ? Math.round(dollars) : roundRate(dollars * rate))
  return {
    show,
    rounded,
    money: (dollars) => show(rounded(dollars)),
    unit,
    exact: (dollars) => show(unit(dollars)),
    span: (low, high) => (locale === 'uk' ? `${low.replace(/\s\S$/u, '')}–${high}` : `${low}–${high.replace(/^\D/u, '')}`),
  }
}
