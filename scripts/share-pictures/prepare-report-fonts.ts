import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteContent } from '@/content-client/types'
import { locales } from '@/routing/locales'
import { catalogues } from '../site-words'
import { cutCardFonts } from './card-fonts'

const figures = '0123456789 $–,.\u00A0'

/** Writes the letters that the picture of a shared estimate can need as a module: it is drawn when it is asked for. */
export async function prepareReportFonts(content: SiteContent): Promise<void> {
  const texts = locales.map((locale) => [catalogues[locale].EstimateReport, content.locales[locale].organisation?.name])
  const fonts = await cutCardFonts(JSON.stringify([texts, figures]))
  const entries = fonts.map(({ name, data }) => `  { name: '${name}', data: '${Buffer.from(data as Buffer).toString('base64')}' },`)
  const source = `/** Written by scripts/share-pictures before every build. */\nexport const reportFonts = [\n${entries.join('\n')}\n]\n`
  await writeFile(join('styles', 'generated', 'report-fonts.ts'), source)
}
