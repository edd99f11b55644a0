import { notFound } from 'next/navigation'
import { LegalPage } from '@/components/legal/legal-page'
import { getLegalPage } from '@/content-client'
import { readContactEnvironment } from '../../_contact/environment'
import { metadataOf } from '../../_page/page-metadata'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'

export const generateMetadata = () => metadataOf('privacy-policy')

export default async function Page() {
  const page = await getLegalPage(await getCurrentLocale(), 'privacy-policy')
  if (!page) notFound()
  const { retentionDays, mail, service } = readContactEnvironment(process.env)
  const messages = { days: retentionDays, isMailed: mail !== null, isHandedOver: service !== null }
  return (
    <SitePage target="privacy-policy">
      <LegalPage
        page={page}
        errorReports={Boolean(process.env.SENTRY_DSN)}
        messages={messages}
        isCounting={process.env.NUMBERS === 'true'}
      />
    </SitePage>
  )
}
