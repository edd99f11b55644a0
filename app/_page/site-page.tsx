import { getMessages } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/shell/page-frame'
import { type ShellData, toContactItems, toMenuItems, toQuickActions } from '@/components/shell/shell-data'
import { getArticles, getCases, getOrganisation, getPeople, getReviews, getServices, getShellRecords, getTopBanner } from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import type { RouteTarget } from '@/routing/routes'
import { getSite } from '../_site/current-site'
import { getCrumbs } from './crumbs'
import { findPage } from './page-table'
import { StructuredData } from './structured-data'

type SitePageProps = {
  /** The page's name in the registry; null for the error page, which stands at any address. */
  target: RouteTarget | null
  children: ReactNode
}

/** A page inside what all pages share, as the page table describes it, with the shell's records read from the content. */
export async function SitePage({ target, children }: SitePageProps) {
  const site = await getSite()
  const { locale } = site
  const page = await findPage(site, target)
  if (!page) throw new Error('There is no entry for this page.')
  const suggestion = (await getMessages({ locale: otherLocale(locale) })).LanguageSuggestion
  const crumbs = await getCrumbs(site, page)
  return (
    <PageFrame
      {...page.frame}
      target={target}
      shell={await getShell(locale)}
      suggestion={suggestion}
      year={new Date().getFullYear()}
      crumbs={target === 'index' || page.crumb === null ? null : crumbs}
    >
      {children}
      {page.visibility !== 'unlisted' && <StructuredData site={site} page={page} crumbs={crumbs} />}
    </PageFrame>
  )
}

async function getShell(locale: Locale): Promise<ShellData> {
  const [organisation, topBanner, services, { socialNetworks, salesEmail, salesPhone }] = await Promise.all([
    getOrganisation(locale),
    getTopBanner(locale),
    getServices(locale),
    getShellRecords(),
  ])
  return {
    organisation,
    topBanner,
    services,
    socialNetworksItems: socialNetworks,
    contactsItems: toContactItems(salesEmail, salesPhone),
    menuItems: toMenuItems(locale, {
      team: await getPeople(locale),
      reviews: await getReviews(locale),
      portfolio: await getCases(locale),
      blog: await getArticles(locale),
    }),
    quickActionsItems: toQuickActions(locale),
  }
}
