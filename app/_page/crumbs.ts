import { getTranslations } from 'next-intl/server'
import { isNamedPage } from '@/components/shell/named-page'
import { getServices } from '@/content-client'
import type { Locale } from '@/routing/locales'
import { hrefTo, isMissingPage, pathOf, type RouteTarget, routesAbove } from '@/routing/routes'

export type PageCrumb = { name: string; href: string }

/** A page above another that the content names: the topic of an article. */
export type ContentCrumb = { name: string; target: RouteTarget }

/** The way to a page from home down, the page itself last; `current` names it where the messages do not. */
export async function getCrumbs(
  locale: Locale,
  target: RouteTarget | null,
  current: string | undefined,
  under: readonly ContentCrumb[] = [],
): Promise<{ above: PageCrumb[]; current: string | null }> {
  const names = await getTranslations({ locale, namespace: 'PageNames' })
  const services = await getServices(locale)
  const named = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).flatMap((page): ContentCrumb[] => {
    const name = isNamedPage(page) ? names(page) : services.find(({ slug }) => pathOf(page) === `/services/${slug}`)?.shortTitle
    return name ? [{ name, target: page }] : []
  })
  return {
    above: [...named, ...under].map(({ name, target: page }) => ({ name, href: hrefTo(locale, page) })),
    current: current ?? (isNamedPage(target) ? names(target) : null),
  }
}
