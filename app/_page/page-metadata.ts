import type { Metadata } from 'next'
import { getOrganisation } from '@/content-client'
import type { RouteTarget } from '@/routing/routes'
import { getSite } from '../_site/current-site'
import { findPage } from './page-table'
import { toMetadata } from './to-metadata'

/** The head of a page in the language it is rendered in; null is the page that stands at any address. */
export async function metadataOf(target: RouteTarget | null): Promise<Metadata> {
  const site = await getSite()
  const { name: company } = await getOrganisation(site.locale)
  const page = await findPage(site, target)
  return page ? toMetadata(page, { locale: site.locale, company, feedTitle: site.t('BlogPage.feedTitle', { company }) }) : {}
}
