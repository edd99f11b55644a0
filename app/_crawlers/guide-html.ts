import { guideFigures } from '@/components/estimate/guide-figures'
import { pricesIn } from '@/components/estimate/labels'
import { withAmounts } from '@/components/estimate/with-amounts'
import { type CostGuide, getEstimatePresets } from '@/content-client'
import { startCurrency } from '@/estimate'
import { guideAnswer } from '../_search/price-passages'
import type { Site } from '../_site/current-site'
import { escapeXml } from './xml'

/** What a guide says, with the price it is about and what each change does to it, as on its page. */
export async function guideHtml(guide: CostGuide, site: Site): Promise<string> {
  const { locale, t } = site
  const { drivers, savings } = guideFigures(guide, await getEstimatePresets(locale), startCurrency[locale])
  const { range, meaning } = await guideAnswer(guide, site)
  const price = pricesIn(locale)
  const list = (heading: string, items: ReturnType<typeof withAmounts>) => [
    `<h2>${escapeXml(heading)}</h2>`,
    `<ul>${items.map(({ title, text, note }) => `<li><b>${escapeXml(`${title}, ${note}.`)}</b> ${escapeXml(text)}</li>`).join('')}</ul>`,
  ]
  return [
    `<p>${escapeXml(guide.lead)}</p>`,
    `<p><b>${escapeXml(range)}</b></p>`,
    `<p>${escapeXml(meaning)}</p>`,
    ...list(t('CostGuidePage.drivers'), withAmounts(guide.driverTexts, drivers, price)),
    ...list(t('CostGuidePage.savings'), withAmounts(guide.savingTexts, savings, price)),
    `<h2>${escapeXml(t('CostGuidePage.questions'))}</h2>`,
    ...guide.questions.map(({ question, answer }) => `<h3>${escapeXml(question)}</h3>${answer.html}`),
  ].join('\n')
}
