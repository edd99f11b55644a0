import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { locales } from '../../routing/locales'
import { encoding, type Photograph, readFonts } from '../photograph'
import { type CaseCover, height, width } from './cover'
import { caseCovers } from './index'

/** Every cover in every language, by file name; a build makes the smaller sizes. */
export async function renderCaseCovers(photograph: Photograph): Promise<Map<string, Buffer>> {
  const styles = `${await readFonts()}${await readFile(new URL('screens.css', import.meta.url), 'utf8')}`
  const pictures = new Map<string, Buffer>()
  for (const cover of caseCovers) {
    for (const locale of locales) {
      const picture = await photograph(toPage(cover, locale, styles), { width, height })
      pictures.set(`cases/${cover.name}.${locale}.webp`, await sharp(picture).resize(width).webp(encoding).toBuffer())
    }
  }
  return pictures
}

function toPage({ scene, screens, css }: CaseCover, locale: (typeof locales)[number], styles: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${styles}${css}</style>
    <svg class="scene" viewBox="0 0 ${width} ${height}">${scene}</svg>${screens[locale]}`
}
