import { EstimateStart } from '@/components/estimate/estimate-start'
import { getEstimatePresets } from '@/content-client'
import { metadataOf } from '../../_page/page-metadata'
import { getAnsweredQuestions } from '../../_page/questions'
import { SitePage } from '../../_page/site-page'
import { getCurrentLocale } from '../../_site/current-site'

export const generateMetadata = () => metadataOf('estimate')

/** What a visitor asks before starting an estimate. */
const asked = ['final-price', 'after-estimate', 'payment', 'after-launch']

export default async function Page() {
  const locale = await getCurrentLocale()
  const questions = (await getAnsweredQuestions(locale)).filter(({ entry }) => asked.includes(entry.slug))
  return (
    <SitePage target="estimate">
      <EstimateStart
        presets={await getEstimatePresets(locale)}
        questions={questions.map(({ entry, href }) => ({ question: entry.question, href }))}
      />
    </SitePage>
  )
}
