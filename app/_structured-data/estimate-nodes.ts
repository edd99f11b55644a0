import type { DatasetLeaf, WebApplicationLeaf } from 'schema-dts'
import { getOrganisation } from '@/content-client'
import { hrefTo } from '@/routing/routes'
import type { Site } from '../_site/current-site'
import { absolute } from '../_site/site-url'
import { type Identified, idAt, ids, reference } from './site-nodes'

export async function estimateNode({ locale, t }: Site): Promise<Identified<WebApplicationLeaf>> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'WebApplication',
    '@id': idAt(locale, '/estimate', 'application'),
    name: `${name}: ${t('EstimatePage.metaTitle')}`,
    url: absolute(hrefTo(locale, 'estimate')),
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    provider: reference(ids.organisation),
    inLanguage: locale,
  }
}

export async function exampleNode({ locale, t }: Site): Promise<Identified<DatasetLeaf>> {
  const { name } = await getOrganisation(locale)
  return {
    '@type': 'Dataset',
    '@id': idAt(locale, '/estimate/example', 'data'),
    name: t('EstimateExamplePage.catalogueName', { company: name }),
    description: t('EstimateExamplePage.catalogue'),
    creator: reference(ids.organisation),
    isAccessibleForFree: true,
    inLanguage: locale,
    distribution: { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: absolute('/api/estimate/v1/catalogue') },
  }
}
