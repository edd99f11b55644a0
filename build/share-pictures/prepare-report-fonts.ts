import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '@/content-client/types'
import { catalogues } from '@/messages/catalogues'
import { currencySymbols, formatDay } from '@/messages/format'
import { locales } from '@/routing/locales'
import { cutCardFonts } from './card-fonts'

/** Figures of either language, and the sign of every currency they can be in. */
const figures = `0123456789 –,.\u00A0${Object.values(currencySymbols).join('')}`
const months = Array.from({ length: 12 }, (_, month) => `2027-${String(month + 1).padStart(2, '0')}-01`)

/** All that the picture of a shared estimate can write, but for the name of the company. */
export function reportTexts(): string[] {
  return locales.flatMap((locale) => {
    const { EstimateReport, EstimateBasis, EstimateRules } = catalogues[locale]
    const words = JSON.stringify([EstimateReport, EstimateBasis, EstimateRules.project.short])
    return [figures, words, ...months.map((day) => formatDay(day, locale))]
  })
}

/** Writes the letters that the picture of a shared estimate can need as a module: it is drawn when it is asked for. */
export async function prepareReportFonts(content: SiteContent): Promise<void> {
  const names = locales.map((locale) => content.locales[locale].organisation?.name ?? '')
  const fonts = await cutCardFonts([...reportTexts(), ...names].join(''))
  const entries = fonts.map(({ name, data }) => `  { name: '${name}', data: '${Buffer.from(data as Buffer).toString('base64')}' },`)
  const source = `/** Written by build/share-pictures before every build. */\nexport const reportFonts = [\n${entries.join('\n')}\n]\n`
  await writeFile(join('styles', 'generated', 'report-fonts.ts'), source)
}
