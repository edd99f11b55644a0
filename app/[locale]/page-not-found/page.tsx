import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import { MissingPage } from '@/components/errors/missing-page'
import { pageMetadata } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'

export const viewport: Viewport = { themeColor: '#ffffff' }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ErrorPage')
  return pageMetadata({ target: null, title: t('metaTitle'), description: t('metaDescription') })
}

export default async function Page() {
  const t = await getTranslations('ErrorPage')
  return (
    <SitePage target={null} crumb={t('breadcrumb')} ground="paper" quietHeader>
      <MissingPage reason="unmatched" />
    </SitePage>
  )
}
