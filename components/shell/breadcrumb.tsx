import { useLocale, useTranslations } from 'next-intl'
import type { Service } from '@/content-client/types'
import { hrefTo, isMissingPage, pathOf, type RouteTarget, routesAbove } from '@/routing/routes'
import { isNamedPage } from './named-page'
import { Trail } from './trail'

type BreadcrumbProps = {
  target: RouteTarget | null
  /** This page, as plain text; known pages are named by the messages. */
  current?: string | undefined
  /** Pages above this one that the content names. */
  services: readonly Pick<Service, 'slug' | 'shortTitle'>[]
}

export function Breadcrumb({ target, current, services }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const above = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).flatMap((page) => {
    const name = isNamedPage(page) ? names(page) : services.find(({ slug }) => pathOf(page) === `/services/${slug}`)?.shortTitle
    return name ? [{ name, href: hrefTo(locale, page) }] : []
  })
  return <Trail label={t('label')} above={above} current={current ?? (isNamedPage(target) ? names(target) : null)} />
}
