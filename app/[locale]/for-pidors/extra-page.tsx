import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/primitives/button-link'
import { PageHeading } from '@/components/primitives/page-heading'
import { hrefTo } from '@/routing/routes'

export function ExtraPage() {
  const t = useTranslations('ExtraPage')
  return (
    <PageHeading title={t('title')} lead={t('text')}>
      <ButtonLink href={hrefTo(useLocale(), 'index')} kind="primary" arrow>
        {t('home')}
      </ButtonLink>
    </PageHeading>
  )
}
