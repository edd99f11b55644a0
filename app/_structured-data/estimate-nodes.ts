import { getOrganisation } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { absolute } from '../_machine/site-sitemap'
import { idAt, ids, type Node, reference } from './site-nodes'

export async function estimateNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'WebApplication',
    '@id': idAt(locale, '/estimate', 'application'),
    name: `${name} Estimate`,
    url: absolute(hrefTo(locale, 'estimate')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Works with and without JavaScript',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: reference(ids.organisation),
    inLanguage: locale,
  }
}

export async function exampleNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'Dataset',
    '@id': idAt(locale, '/estimate/example', 'data'),
    name: `${name} Estimate catalogue`,
    description: 'Building blocks of web, mobile and AI applications with likely hours by role, spread classes and evidence.',
    creator: reference(ids.organisation),
    isAccessibleForFree: true,
    distribution: { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/estimate/v1/catalogue') },
  }
}
