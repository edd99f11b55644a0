import { EstimateStart } from '@/components/estimate/estimate-start'
import { getEstimatePresets, getFaqEntries } from '@/content-client'
import { getCurrentLocale } from '../../_page/current-locale'
import { messageMetadata } from '../../_page/message-metadata'
import { SitePage } from '../../_page/site-page'

export const generateMetadata = messageMetadata('estimate', 'EstimatePage')

export default async function Page() {
  const locale = await getCurrentLocale()
  return (
    <SitePage target="estimate" quietHeader>
      <EstimateStart presets={await getEstimatePresets(locale)} questions={await getFaqEntries(locale)} />
    </SitePage>
  )
}
