import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'

export const generateMetadata = () => metadataOf('terms-of-use')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'terms-of-use')
  if (!page) notFound()
  return (
    <SitePage target="terms-of-use">
      <LegalPage page={page} />
    </SitePage>
  )
}
