import { getTranslations } from 'next-intl/server'
import { PageFrame, type PageFrameProps } from '@/components/shell/page-frame'
import { type ShellData, toContactItems, toMenuItems, toQuickActions } from '@/components/shell/shell-data'
import { getOrganisation, getServices, getShellRecords, getTopBanner } from '@/content-client'
import { type Locale, otherLocale } from '@/routing/locales'
import { getCurrentLocale } from './current-locale'

type SitePageProps = Omit<PageFrameProps, 'shell' | 'suggestion' | 'year'>

/** A page inside what all pages share, with the shell's records read from the content. */
export async function SitePage(props: SitePageProps) {
  const locale = await getCurrentLocale()
  const t = await getTranslations({ locale: otherLocale(locale), namespace: 'LanguageSuggestion' })
  const suggestion = { text: t('text'), dismiss: t('dismiss') }
  return <PageFrame {...props} shell={await getShell(locale)} suggestion={suggestion} year={new Date().getFullYear()} />
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
