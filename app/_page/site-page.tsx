import { getTranslations } from 'next-intl/server'
import { PageFrame, type PageFrameProps } from '@/components/shell/page-frame'
import { type ShellData, toContactItems, toMenuItems, toQuickActions } from '@/components/shell/shell-data'
import { getOrganisation, getServices, getShellRecords, getTopBanner } from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import { hrefTo, isMissingPage } from '@/routing/routes'
import { StructuredData } from '../_structured-data/structured-data'
import { type ContentCrumb, getCrumbs, type PageCrumb } from './crumbs'
import { getCurrentLocale } from './current-locale'

type SitePageProps = Omit<PageFrameProps, 'shell' | 'suggestion' | 'year' | 'crumbs'> & {
  /** Pages between the section and this page, in the breadcrumb. */
  under?: readonly ContentCrumb[] | undefined
  /** This page in the breadcrumb, where the messages do not name it; false for no breadcrumb. */
  crumb?: string | false
}

/** A page inside what all pages share, with the shell's records read from the content. */
export async function SitePage({ under, crumb, children, ...frame }: SitePageProps) {
  const locale = await getCurrentLocale()
  const t = await getTranslations({ locale: otherLocale(locale), namespace: 'LanguageSuggestion' })
  const suggestion = { text: t('text'), dismiss: t('dismiss') }
  const { target } = frame
  const crumbs = await getCrumbs(locale, target, crumb || undefined, under)
  const isKnown = target !== null && !isMissingPage(target) && crumb !== false
  return (
    <PageFrame
      {...frame}
      shell={await getShell(locale)}
      suggestion={suggestion}
      year={new Date().getFullYear()}
      crumbs={target === 'index' || crumb === false ? null : crumbs}
    >
      {children}
      {isKnown && <StructuredData locale={locale} target={target} crumbs={toTrail(crumbs, hrefTo(locale, target))} />}
    </PageFrame>
  )
}

/** Home alone is no trail. */
function toTrail({ above, current }: Awaited<ReturnType<typeof getCrumbs>>, href: string): PageCrumb[] {
  return current && above.some((page) => page.href !== href) ? [...above, { name: current, href }] : []
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
    menuItems: toMenuItems(locale),
    quickActionsItems: toQuickActions(locale),
  }
}
