import { useLocale, useTranslations } from 'next-intl'
import { hrefTo, isMissingPage, type RouteTarget, routesAbove } from '@/routing/routes'
import { isNamedPage } from './named-page'
import { Trail } from './trail'

type BreadcrumbProps = {
  target: RouteTarget | null
  /** This page, as plain text; known pages are named by the messages. */
  current?: string | undefined
}

export function Breadcrumb({ target, current }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const above = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).filter(isNamedPage)
  return (
    <Trail
      label={t('label')}
      above={above.map((name) => ({ name: names(name), href: hrefTo(locale, name) }))}
      current={current ?? (isNamedPage(target) ? names(target) : null)}
    />
  )
}
