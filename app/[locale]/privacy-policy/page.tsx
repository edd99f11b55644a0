import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('privacy-policy', 'PrivacyPolicyPage')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'privacy-policy')
  if (!page) notFound()
  return (
    <SitePage target="privacy-policy" ground="paper">
      <LegalPage page={page} errorReports={Boolean(process.env.SENTRY_DSN)} />
    </SitePage>
  )
}
