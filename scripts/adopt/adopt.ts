import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Catalogue, currentCatalogue } from '@/estimate'
import { RefusedError } from '../main'
import { releasePriceList } from '../price-list/release'
import type { Answers } from './answers'
import { describeColours, paletteFile, readPalette, recolour } from './colours'
import { writeCompany } from './company'
import { nameLanguages } from './languages'
import { readMark, writeMark } from './mark'

type Adoption = { root: string; today: string; catalogue?: Catalogue }

/**
 * Makes the site that of the company that answered. What may be wrong is found before anything is written; the same answers a second time
 * change nothing.
 * @param source the file of the answers, which its mark is named from.
 * @returns what was done, a sentence each.
 */
export async function adopt(answers: Answers, source: string, { root, today, catalogue = currentCatalogue }: Adoption): Promise<string[]> {
  const { colours, languages, prices } = answers
  const readGround = async () => readPalette(await readFile(join(root, paletteFile), 'utf8'))
  const mark = answers.mark && (await readMark(resolve(dirname(source), answers.mark)))
  const problems = describeColours(colours ?? {}, await readGround())
  if (problems.length > 0)
    throw new RefusedError(
      problems.map((problem) => `${source}, ${problem}`),
      'Nothing was changed.',
    )
  const done: string[] = []
  if (prices && prices.version !== catalogue.version) {
    const { version, ...changes } = prices
    await releasePriceList(root, { version, date: today, changes, isFirst: true }, catalogue)
    done.push(`Prices are those of catalogue ${version}.`)
  }
  await writeCompany(root, answers)
  done.push(`The company is ${answers.name.en}; its name, contacts and addresses are in content/.`)
  if (colours) await recolour(root, colours)
  if (colours) done.push('The colours are those of the brand: palette, drawings and what repeats them.')
  if (mark) await writeMark(root, mark, (await readGround()).get('night') ?? '')
  if (mark) done.push('The mark is in the header and in every icon.')
  if (languages) await nameLanguages(root, languages)
  return done
}
