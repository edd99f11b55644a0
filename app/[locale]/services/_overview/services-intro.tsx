import { useTranslations } from 'next-intl'
import { PageHeading } from '@/components/primitives/page-heading'
import { NextStart } from '@/components/sections/next-start'
import type { Organisation } from '@/content-client/types'

export function ServicesIntro({ organisation }: { organisation: Organisation }) {
  const t = useTranslations('ServicesPage')
  return (
    <PageHeading title={t('title')} lead={t('intro')}>
      <NextStart organisation={organisation} />
    </PageHeading>
  )
}
