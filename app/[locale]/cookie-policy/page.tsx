import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'

export const generateMetadata = () => metadataOf('cookie-policy')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'cookie-policy')
  if (!page) notFound()
  return (
    <SitePage target="cookie-policy">
      <LegalPage page={page} />
    </SitePage>
  )
}
