import { getTranslations } from 'next-intl/server'
import { getOrganisation } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { absolute } from '../_page/site-url'
import { idAt, ids, type Node, reference } from './site-nodes'

export async function estimateNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  const t = await getTranslations({ locale, namespace: 'EstimatePage' })
  return {
    '@type': 'WebApplication',
    '@id': idAt(locale, '/estimate', 'application'),
    name: `${name}: ${t('metaTitle')}`,
    url: absolute(hrefTo(locale, 'estimate')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: reference(ids.organisation),
    inLanguage: locale,
  }
}

export async function exampleNode(locale: Locale): Promise<Node> {
  const { name } = await getOrganisation(locale)
  const words = await getTranslations({ locale, namespace: 'EstimateExamplePage' })
  return {
    '@type': 'Dataset',
    '@id': idAt(locale, '/estimate/example', 'data'),
    name: words('catalogueName', { company: name }),
    description: words('catalogue'),
    creator: reference(ids.organisation),
    isAccessibleForFree: true,
    inLanguage: locale,
    distribution: { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/estimate/v1/catalogue') },
  }
}
