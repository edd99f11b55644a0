import type { CostGuide } from '@/content-client'
import { escapeXml } from './xml'

/** What a guide says in words; its figures are on the page, where they change with the catalog. */
export function guideHtml({ lead, driverTexts, savingTexts, questions }: CostGuide): string {
  const items = [...driverTexts, ...savingTexts].map(({ title, text }) => `<li><b>${escapeXml(title)}.</b> ${escapeXml(text)}</li>`)
  const answers = questions.map(({ question, answer }) => `<h3>${escapeXml(question)}</h3>${answer.html}`)
  return [`<p>${escapeXml(lead)}</p>`, `<ul>${items.join('')}</ul>`, ...answers].join('\n')
}
