import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { families } from './fonts/families'
import { readRange } from './fonts/ranges'
import { subsetFile } from './fonts/subset'

const weights = [400, 700]
const isSet = readRange('U+20-7E, U+A0-17F, U+391-3C9, U+400-45F, U+490-491, U+2010-2044, U+20AC-20B4, U+2116, U+2190-2193, U+2212-2265')

/** Writes the fonts of documents that are set on request as a module: one file with both scripts, as the setter changes no font within a line. */
export async function prepareDocumentFonts(): Promise<void> {
  const texts = families.filter(({ use }) => use === 'text')
  const cuts = texts.flatMap((family) => weights.map((wght) => subsetFile(family, isSet, { format: 'sfnt', wght })))
  const fonts = (await Promise.all(cuts)).map(({ data }) => data.toString('base64'))
  const source = `/** Written by build/prepare-document-fonts.ts before every build. */\nexport const documentFonts = ${JSON.stringify(fonts)}\n`
  await writeFile(join('styles', 'generated', 'document-fonts.ts'), source)
}
