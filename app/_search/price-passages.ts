import { pricesIn } from '@/components/estimate/labels'
import { recordValues } from '@/components/estimate/record-values'
import { toServicePrice } from '@/components/services/service-price'
import { type CostGuide, getEstimatePresets, type Passage, type Service } from '@/content-client'
import type { Site } from '../_site/current-site'
import { getTrackRecord } from '../_site/track-record'

type Priced = { title: string; from: number; to: number; time: string; more: string }

/** What each kind of project costs, as the page of presets shows it. */
export async function presetPrices(site: Site): Promise<Passage[]> {
  return (await getEstimatePresets(site.locale)).map(({ title, outline, sizes: { usual } }) => {
    const time = site.t('PriceRange.weeks', { weeks: usual.weeks })
    return toPassage(site, { title, from: usual.cost.p10, to: usual.cost.p90, time, more: outline ?? '' })
  })
}

/** What a service costs and how long it takes; nothing where its price is not known. */
export async function servicePrice(service: Service, site: Site): Promise<Passage[]> {
  const price = toServicePrice(service, await getEstimatePresets(site.locale))
  const { title, duration } = service
  return price ? [toPassage(site, { title, from: price.from, to: price.to, time: duration, more: price.label ?? '' })] : []
}

/** The short answer of a cost guide, as its page gives it. */
export async function guideAnswer({ slug, preset }: Pick<CostGuide, 'slug' | 'preset'>, { locale, t }: Site) {
  const usual = (await getEstimatePresets(locale)).find((each) => each.slug === preset)?.sizes.usual
  if (!usual) throw new Error(`cost-guides, entry "${slug}": there is no preset "${preset}".`)
  const price = pricesIn(locale)
  const record = await getTrackRecord(locale)
  const expected = { expected: price(usual.cost.p50), weeks: usual.weeks }
  return {
    range: t('CostGuidePage.range', { from: price(usual.cost.p10), to: price(usual.cost.p90) }),
    meaning: record ? t('CostGuidePage.meaningRecord', { ...expected, ...recordValues(record) }) : t('CostGuidePage.meaning', expected),
  }
}

/** What a guide is asked for first: its title is the question. */
export async function guidePrice(guide: CostGuide, site: Site): Promise<Passage[]> {
  const { range, meaning } = await guideAnswer(guide, site)
  return [{ anchor: '', heading: guide.title, text: `${range}. ${meaning}` }]
}

function toPassage({ locale, t }: Site, { title, from, to, time, more }: Priced): Passage {
  const price = pricesIn(locale)
  const range = from === to ? price(from) : t('PriceRange.range', { from: price(from), to: price(to) })
  const text = `${title}. ${t('PriceRange.columns.range')}: ${range}. ${t('PriceRange.columns.time')}: ${time}. ${more}`
  return { anchor: '', heading: title, text: text.trim() }
}
