import { pricesIn } from '@/components/estimate/labels'
import { toServicePrice } from '@/components/services/service-price'
import { getEstimatePresets, type Passage, type Service } from '@/content-client'
import type { Site } from '../_site/current-site'

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

function toPassage({ locale, t }: Site, { title, from, to, time, more }: Priced): Passage {
  const price = pricesIn(locale)
  const range = from === to ? price(from) : t('PriceRange.range', { from: price(from), to: price(to) })
  const text = `${title}. ${t('PriceRange.columns.range')}: ${range}. ${t('PriceRange.columns.time')}: ${time}. ${more}`
  return { anchor: '', heading: title, text: text.trim() }
}
