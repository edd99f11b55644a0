import { useLocale, useTranslations } from 'next-intl'
import { ArrowLink } from '@/components/primitives/arrow-link'
import type { CaseStudy, CostGuide, Service } from '@/content-client/types'
import { hrefTo, serviceRoute } from '@/routing/routes'

export type FurtherProps = { service: Service; study: CaseStudy | undefined; others: readonly CostGuide[] }

/** Where a guide leads on: how we work on it, a case, other guides. */
export function Further({ service, study, others }: FurtherProps) {
  const t = useTranslations('CostGuidePage')
  const locale = useLocale()
  return (
    <div>
      <h2 className="subheading inset3 ruledStrong">{t('further')}</h2>
      <ul className="grid gap15 above3">
        <li>
          <ArrowLink href={hrefTo(locale, serviceRoute(service.slug))}>{t('service', { service: service.title })}</ArrowLink>
        </li>
        {study && (
          <li>
            <ArrowLink href={hrefTo(locale, { name: 'portfolio/case', slug: study.slug })}>{t('case', { client: study.client })}</ArrowLink>
          </li>
        )}
        {others.slice(0, 3).map(({ slug, title }) => (
          <li key={slug}>
            <ArrowLink href={hrefTo(locale, { name: 'cost-guides/guide', slug })}>{title}</ArrowLink>
          </li>
        ))}
        <li>
          <ArrowLink href={hrefTo(locale, 'cost-guides')}>{t('all')}</ArrowLink>
        </li>
      </ul>
    </div>
  )
}
