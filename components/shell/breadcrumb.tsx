import { useLocale, useTranslations } from 'next-intl'
import { hrefTo, isMissingPage, type RouteTarget, routesAbove } from '@/routing/routes'
import { isNamedPage } from './named-page'
import { Trail } from './trail'

/** A page above this one that the content names: the topic of an article. */
export type ContentCrumb = { name: string; target: RouteTarget }

type BreadcrumbProps = {
  target: RouteTarget | null
  under?: readonly ContentCrumb[] | undefined
  /** This page, as plain text; known pages are named by the messages. */
  current?: string | undefined
}

export function Breadcrumb({ target, under = [], current }: BreadcrumbProps) {
  const t = useTranslations('Breadcrumb')
  const names = useTranslations('PageNames')
  const locale = useLocale()
  const above = (['index', ...(target && !isMissingPage(target) ? routesAbove(target) : [])] as const).filter(isNamedPage)
  return (
    <Trail
      label={t('label')}
      above={[
        ...above.map((name) => ({ name: names(name), href: hrefTo(locale, name) })),
        ...under.map(({ name, target: page }) => ({ name, href: hrefTo(locale, page) })),
      ]}
      current={current ?? (isNamedPage(target) ? names(target) : null)}
    />
  )
}
