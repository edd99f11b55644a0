import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { type Locale, locales } from '../../routing/locales'
import { caseDetails } from '../case-details/index'
import { encoding, type Photograph, readFonts } from '../photograph'
import { type CasePicture, coverSize, detailSize } from './cover'
import { caseCovers } from './index'

/** Covers keep their size, details are drawn larger: they stand in a column of 820 px, on dense screens, too. */
const kinds = [
  { pictures: caseCovers, size: coverSize, width: coverSize.width },
  { pictures: caseDetails, size: detailSize, width: 1400 },
]

/** Every cover and detail in every language, by file name; a build makes the smaller sizes. */
export async function renderCaseCovers(photograph: Photograph): Promise<Map<string, Buffer>> {
  const styles = `${await readFonts()}${await readFile(new URL('screens.css', import.meta.url), 'utf8')}`
  const files = new Map<string, Buffer>()
  for (const { pictures, size, width } of kinds) {
    for (const picture of pictures) {
      for (const locale of locales) {
        const shot = await photograph(toPage(picture, locale, styles, size), size)
        files.set(`cases/${picture.name}.${locale}.webp`, await sharp(shot).resize(width).webp(encoding).toBuffer())
      }
    }
  }
  return files
}

function toPage({ scene, screens, css }: CasePicture, locale: Locale, styles: string, { width, height }: typeof coverSize): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><style>${styles}${css}</style>
    <svg class="scene" viewBox="0 0 ${width} ${height}">${scene}</svg>${screens[locale]}`
}
