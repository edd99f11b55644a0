import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { locales } from '../../routing/locales'
import { encoding, type Photograph, readFonts } from '../photograph'
import { caseScreens } from './index'
import { height, width } from './screen'

/** Every picture of a solution in every language, by file name. */
export async function renderCaseScreens(photograph: Photograph): Promise<Map<string, Buffer>> {
  const styles = `${await readFonts()}${await readFile(new URL('kit.css', import.meta.url), 'utf8')}`
  const pictures = new Map<string, Buffer>()
  for (const { name, hue, screens } of caseScreens) {
    for (const locale of locales) {
      const html = `<!doctype html><html lang="${locale}" class="${hue}"><meta charset="utf-8"><style>${styles}</style>${screens[locale]}`
      const picture = await photograph(html, { width, height })
      pictures.set(
        `cases/solutions/${name}.${locale}.webp`,
        await sharp(picture)
          .resize(width)
          .webp({ ...encoding, quality: 78 })
          .toBuffer(),
      )
    }
  }
  return pictures
}
