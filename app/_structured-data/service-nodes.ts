import type { AggregateOfferLeaf, OfferCatalogLeaf, OfferLeaf, ServiceLeaf } from 'schema-dts'
import { type EstimatePreset, getEstimatePresets, getOrganisation, getServices, type Landing, type Service } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { type Identified, idAt, ids, reference } from './site-nodes'

export async function catalogueNode(locale: Locale): Promise<Identified<OfferCatalogLeaf>> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'OfferCatalog',
    '@id': idAt(locale, '/', 'services'),
    name,
    itemListElement: (await getServices(locale))
      .filter(({ sample }) => !sample)
      .map((service) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': idAt(locale, `/services/${service.slug}`, 'service'),
          name: service.title,
        },
      })),
  }
}

export async function serviceNode(locale: Locale, service: Service): Promise<Identified<ServiceLeaf>> {
  return {
    '@type': 'Service',
    '@id': idAt(locale, `/services/${service.slug}`, 'service'),
    name: service.title,
    description: service.lead,
    serviceType: service.shortTitle,
    provider: reference(ids.organisation),
    areaServed: 'Worldwide',
    offers: toOffer(service, await getEstimatePresets(locale)),
  }
}

/** A service with one price is an offer; one with a range is several offers at once. */
function toOffer(service: Service, presets: readonly EstimatePreset[]): OfferLeaf | AggregateOfferLeaf {
  const { low, high } = priceRange(service, presets)
  if (low === high) return { '@type': 'Offer', price: low, priceCurrency: 'USD' }
  return { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, priceCurrency: 'USD' }
}

function priceRange({ price }: Service, presets: readonly EstimatePreset[]): { low: number; high: number } {
  if (price.kind === 'fixed') return { low: price.fromUsd, high: price.toUsd }
  const ranges = presets.filter(({ slug }) => price.presets.includes(slug)).map(({ sizes }) => sizes.usual.cost)
  return { low: Math.round(Math.min(...ranges.map(({ p10 }) => p10))), high: Math.round(Math.max(...ranges.map(({ p90 }) => p90))) }
}

export function landingNode(locale: Locale, { slug, productName, lead, benefits }: Landing): Identified<ServiceLeaf> {
  return {
    '@type': 'Service',
    '@id': idAt(locale, `/landings/${slug}`, 'service'),
    name: productName,
    description: lead,
    provider: reference(ids.organisation),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: productName,
      itemListElement: benefits.map(({ title }) => ({ '@type': 'Offer', name: title })),
    },
  }
}
