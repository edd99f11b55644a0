import { useTranslations } from 'next-intl'
import { PageHeading } from '@/components/primitives/page-heading'

export function ServicesIntro() {
  const t = useTranslations('ServicesPage')
  return <PageHeading title={t('title')} lead={t('intro')} />
}
