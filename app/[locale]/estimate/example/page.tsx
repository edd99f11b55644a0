import { EstimateExample } from '@/components/estimate/estimate-example'
import { messageMetadata } from '../../../_page/message-metadata'
import { SitePage } from '../../../_page/site-page'

export const generateMetadata = messageMetadata('estimate/example', 'EstimateExamplePage')

export default function Page() {
  return (
    <SitePage target="estimate/example" quietHeader>
      <EstimateExample />
    </SitePage>
  )
}
