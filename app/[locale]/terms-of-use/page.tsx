import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('terms-of-use', 'TermsOfUsePage')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'terms-of-use')
  if (!page) notFound()
  return (
    <SitePage target="terms-of-use" ground="paper">
      <LegalPage page={page} />
    </SitePage>
  )
}
