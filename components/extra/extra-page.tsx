import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { ButtonLink } from '../primitives/button-link'
import { PageHeading } from '../primitives/page-heading'

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
