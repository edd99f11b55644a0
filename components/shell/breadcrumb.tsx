import { useLocale, useTranslations } from 'next-intl'
import type { Service } from '@/content-client/types'
import { hrefTo, isMissingPage, pathOf, type RouteTarget, routesAbove } from '@/routing/routes'
import { isNamedPage } from './named-page'
import { Trail } from './trail'

/** A page above this one that the content names: the topic of an article. */
export type ContentCrumb = { name: string; target: RouteTarget }

type BreadcrumbProps = {
  target: RouteTarget | null
  under?: readonly ContentCrumb[] | undefined
  /** This page, as plain text; known pages are named by the messages. */
  current?: string | undefined
  /** Pages above this one that the content names. */
  services: readonly Pick<Service, 'slug' | 'shortTitle'>[]
}

export function Breadcrumb({ target, under = [], current, services }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const above = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).flatMap((page) => {
    const name = isNamedPage(page) ? names(page) : services.find(({ slug }) => pathOf(page) === `/services/${slug}`)?.shortTitle
    return name ? [{ name, target: page as RouteTarget }] : []
  })
  return (
    <Trail
      label={t('label')}
      above={[...above, ...under].map(({ name, target: page }) => ({ name, href: hrefTo(locale, page) }))}
      current={current ?? (isNamedPage(target) ? names(target) : null)}
    />
  )
}
