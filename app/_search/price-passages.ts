import { getTranslations } from 'next-intl/server'
import { toServicePrice } from '@/components/services/service-price'
import { getEstimatePresets, type Passage, type Service } from '@/content-client'
import { formatUsd } from '@/messages/format'
import type { Locale } from '@/routing/locales'

type Priced = { title: string; from: number; to: number; time: string; more: string }

/** What each kind of project costs, as the page of presets shows it. */
export async function presetPrices(locale: Locale): Promise<Passage[]> {
  const t = await getTranslations({ locale, namespace: 'PriceRange' })
  const say = await priceSpeaker(locale)
  return (await getEstimatePresets(locale)).map(({ title, outline, sizes: { usual } }) =>
    say({ title, from: usual.cost.p10, to: usual.cost.p90, time: t('weeks', { weeks: usual.weeks }), more: outline ?? '' }),
  )
}

/** What a service costs and how long it takes; nothing where its price is not known. */
export async function servicePrice(service: Service, locale: Locale): Promise<Passage[]> {
  const price = toServicePrice(service, await getEstimatePresets(locale))
  const { title, duration } = service
  return price ? [(await priceSpeaker(locale))({ title, from: price.from, to: price.to, time: duration, more: price.label ?? '' })] : []
}

async function priceSpeaker(locale: Locale): Promise<(priced: Priced) => Passage> {
  const t = await getTranslations({ locale, namespace: 'PriceRange' })
  return ({ title, from, to, time, more }) => {
    const range = from === to ? formatUsd(from, locale) : t('range', { from: formatUsd(from, locale), to: formatUsd(to, locale) })
    const text = `${title}. ${t('columns.range')}: ${range}. ${t('columns.time')}: ${time}. ${more}`
    return { anchor: '', heading: title, text: text.trim() }
  }
}
