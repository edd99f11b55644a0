import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { keepCut } from './fonts/kept-cuts'

const weights = ['400Regular/Manrope_400Regular.ttf', '700Bold/Manrope_700Bold.ttf']
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x391, 0x3c9],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2010, 0x2044],
  [0x20ac, 0x20b4],
  [0x2190, 0x2193],
  [0x2212, 0x2265],
]

/** Writes the fonts of documents that are set on request as a module: one file with both scripts, as the setter changes no font within a line. */
export async function prepareDocumentFonts(): Promise<void> {
  const text = ranges
    .flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('')
  const fonts = await Promise.all(
    weights.map(async (file) => {
      const font = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/manrope/${file}`)))
      const cut = () => subsetFont(font, text, { targetFormat: 'sfnt', variationAxes: {} })
      return (await keepCut([font, text, 'sfnt'], cut)).toString('base64')
    }),
  )
  const source = `/** Written by scripts/prepare-document-fonts.ts before every build. */\nexport const documentFonts = ${JSON.stringify(fonts)}\n`
  await writeFile(join('styles', 'generated', 'document-fonts.ts'), source)
}
