import { exampleCatalogue } from '@/components/estimate/example'
import type { PriceListSource } from '@/content-client/prices'
import type { PresetSize } from '@/content-client/types'
import { type Catalogue, type Figures, roundHours, roundMoney, roundRate, startCurrency, supportCost } from '@/estimate'
import { formatMoney, formatNumber, formatPercent, formatUsd } from '@/messages/format'
import type { Locale } from '@/routing/locales'
import { toSite } from '../site-words'
import { costOfWork, roleOf, sizesOfWork } from './work'

/** What of a preset a text may refer to. */
export type Sizes = Partial<Record<PresetSize, Figures & { discovery?: number; stages?: Readonly<Record<Stage, Figures>> }>>
type Stage = (typeof stages)[number]
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
    const subject = path.replace(/\.usd$/, '')
    // The worked example keeps its prices and its exchange rate.
    const catalogue = isExample(subject) ? exampleCatalogue : context.catalogue
    const filled = readers[kind](subject, { ...context, catalogue, ...moneyOf({ ...context, catalogue }, subject !== path) })
    if (filled === undefined) throw new Error(`${written} is no figure of the price list; content/README.md says which there are`)
    return filled
  })
}

const isExample = (subject: string) => /^example\b/.test(subject)

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
type Context = ReferenceContext & Money
type Reader = (subject: string, context: Context) => string | undefined
type Kind = 'catalogue' | 'price' | 'rate' | 'work' | 'support' | 'running' | 'block'

const stages = ['idea', 'spec', 'designed'] as const
const percentiles = { low: 'p10', expected: 'p50', budget: 'p80', high: 'p90' } as const

const readers: Record<Kind, Reader> = {
  catalogue: (subject, { catalogue }) => (subject === '' ? catalogue.version : undefined),
  /**
   * `saas-mvp.expected`, `saas-mvp.large.idea.range`, `saas-mvp.low.millions`, `saas-mvp.high - saas-mvp.low`; `example.expected` and
   * `example-no-ai.high` of the worked example; `technical-audit.from` of a service with its own price, `.size-2` of its second size.
   */
  price: (subject, context) => {
    const terms = subject.split(' - ')
    if (terms.length === 2) return difference(terms, context)
    return priceOfService(subject, context) ?? priceOfPreset(subject, context)
  },
  /** `qa` for a role, `lowest`, `highest`, `range`. */
  rate: (name, { catalogue: { rates }, exact, span }) => {
    const all = Object.values(rates)
    const [low, high] = [exact(Math.min(...all)), exact(Math.max(...all))]
    const role = roleOf(name)
    return role ? exact(rates[role]) : { lowest: low, highest: high, range: span(low, high) }[name]
  },
  /** Hours of roles at their rates: `48 ba + 60 des`. */
  work: (subject, { catalogue, exact }) => {
    const cost = costOfWork(subject, catalogue)
    return cost === undefined ? undefined : exact(cost)
  },
  /** `standard.hours`, `standard.share`, `standard.saas-mvp`: what it costs a month after that preset. */
  support: (subject, { catalogue, locale, presetOf, money }) => {
    const [level = '', of = ''] = subject.split('.')
    const terms = catalogue.support[level as keyof Catalogue['support']]
    if (!terms) return undefined
    if (of === 'hours') return toSite(locale).t('PriceRange.hours', { hours: terms.hours })
    if (of === 'share') return formatPercent(terms.share, locale)
    const preset = presetOf(of)?.usual
    return preset && money(supportCost(terms, preset))
  },
  /** `hosting`, `model`, `careless` a month; `rag-mvp.month`, `.year`: with hosting, a model and standard support; `.share` of the build. */
  running: (subject, { catalogue, locale, presetOf, show, rounded, unit, exact, span }) => {
    const { paas } = catalogue.running.hosting
    const { model } = catalogue.running
    const { standard } = catalogue.support
    const [name = '', of = ''] = subject.split('.')
    const bands: Record<string, Band | undefined> = { hosting: paas, model, careless: model.unoptimised }
    const band = bands[name]
    if (band) return span(exact(band.from), exact(band.to))
    const preset = presetOf(name)?.usual
    if (!preset || !standard || !paas) return undefined
    // Of amounts as they are shown, so that the rows above a total add up to it.
    const support = rounded(supportCost(standard, preset))
    const [low, high] = [unit(paas.from) + unit(model.from) + support, unit(paas.to) + unit(model.to) + support]
    const firstYear = (month: number) => formatNumber(1 + (12 * month) / rounded(preset.cost.p50), locale, { maximumFractionDigits: 1 })
    const figures: Record<string, string> = {
      month: span(show(roundRate(low)), show(roundRate(high))),
      year: span(show(roundMoney(low * 12)), show(roundMoney(high * 12))),
      share: `${firstYear(low)}–${firstYear(high)}`,
    }
    return figures[of]
  },
  /** `sec.wcag.hours`, `.likely`, `.low`, `.high`: hours of design and code for the web. */
  block: (subject, { catalogue, locale }) => {
    const end = subject.lastIndexOf('.')
    const block = catalogue.blocks.find(({ id }) => id === subject.slice(0, end))
    if (!block) return undefined
    const { MOB: _mobile, ...web } = block.likely
    const likely = Object.values(web).reduce((sum, hours) => sum + hours, 0)
    const part = subject.slice(end + 1)
    if (part === 'hours') return toSite(locale).t('PriceRange.hours', { hours: likely })
    const { low, high } = catalogue.spread[block.spread]
    const hours: Record<string, number> = { likely, low: likely * low, high: likely * high }
    return hours[part] === undefined ? undefined : formatNumber(Math.round(hours[part]), locale)
  },
}

function priceOfService(subject: string, { services, locale, catalogue }: Context): string | undefined {
  const [slug, part = ''] = subject.split('.')
  const price = services.find((service) => service.slug === slug)?.price
  if (!price || price.kind === 'preset') return undefined
  const sizes = price.kind === 'work' ? sizesOfWork(price.work, catalogue) : [price.fromUsd, price.toUsd]
  // Contracts name these, in dollars.
  const dollars = { from: sizes[0], to: sizes.at(-1) }[part] ?? sizes[Number(part.replace(/^size-/, '')) - 1]
  return dollars === undefined ? undefined : formatUsd(dollars, locale)
}

function priceOfPreset(subject: string, context: Context): string | undefined {
  const { locale, money, exact, span, show } = context
  const amount = amountOf(subject, context)
  const { size, part, times } = partOf(subject, context)
  if (amount !== undefined) return times === 'millions' ? formatNumber(amount / 1e6, locale, inHundredths) : show(amount)
  if (!size) return undefined
  const { cost, hours, weeks } = size
  const hour = cost.p50 / hours.p50
  switch (part) {
    case 'range':
      return span(money(cost.p10), money(cost.p90))
    case 'hour':
      return times === undefined ? exact(hour) : money(hour * Number(times))
    case 'hours':
      return toSite(locale).t('PriceRange.hours', { hours: roundHours(hours.p50) })
    case 'weeks':
      return toSite(locale).t('PriceRange.weeks', { weeks })
    default:
      return undefined
  }
}

/** Always two digits, as columns have them. */
const inHundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Of two amounts as they are shown, so that whoever subtracts one from the other finds it. */
function difference(terms: readonly string[], context: Context): string | undefined {
  const [from, less] = terms.map((term) => amountOf(term, context))
  return from === undefined || less === undefined ? undefined : context.show(from - less)
}

/** A single amount of a preset, in the currency and as it is shown. */
function amountOf(subject: string, context: Context): number | undefined {
  const { size, part } = partOf(subject, context)
  if (!size) return undefined
  const amounts: Record<string, number> = {
    ...Object.fromEntries(Object.entries(percentiles).map(([name, percentile]) => [name, context.rounded(size.cost[percentile])])),
    width: context.rounded(size.cost.p90) - context.rounded(size.cost.p10),
    ...('discovery' in size && typeof size.discovery === 'number' && { discovery: context.rounded(size.discovery) }),
  }
  return amounts[part]
}

/** A preset at its usual size with a brief, or those that are named, and what is asked of it. */
function partOf(subject: string, { presetOf }: ReferenceContext) {
  const [slug = '', ...words] = subject.split('.')
  const sizes = presetOf(slug)
  const named = sizes && words[0] && words[0] in sizes ? sizes[words.shift() as keyof Sizes] : sizes?.usual
  const stage = stages.find((each) => each === words[0])
  if (stage) words.shift()
  const [part = '', times] = words
  return { size: stage ? named?.stages?.[stage] : named, part, times }
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
