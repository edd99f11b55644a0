import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('cookie-policy', 'CookiePolicyPage')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'cookie-policy')
  if (!page) notFound()
  return (
    <SitePage target="cookie-policy" ground="paper">
      <LegalPage page={page} />
    </SitePage>
  )
}
