import { useTranslations } from 'next-intl'
import { PageHeading } from '@/components/primitives/page-heading'
import { NextStart } from '@/components/sections/next-start'
import type { Organisation } from '@/content-client/types'

export function TrustIntro({ organisation }: { organisation: Organisation }) {
  const t = useTranslations('TrustPage')
  return (
    <PageHeading title={t('title')} lead={t('intro')}>
      <NextStart organisation={organisation} />
    </PageHeading>
  )
}
