import { dirname, resolve } from 'node:path'
import { RefusedError } from '@/build/problems'
import { type Catalogue, currentCatalogue } from '@/estimate'
import { releasePriceList } from '../price-list/release'
import type { Answers } from './answers'
import { describeColours, readBrand, writeBrand } from './brand'
import { writeCompany } from './company'
import { nameLanguages } from './languages'
import { readMark } from './mark'

type Adoption = { root: string; today: string; catalogue?: Catalogue }

/**
 * Makes the site that of the company that answered. What may be wrong is found before anything is written; the same answers a second time
 * change nothing.
 * @param source the file of the answers, which its mark is named from.
 * @returns what was done, a sentence each.
 */
export async function adopt(answers: Answers, source: string, { root, today, catalogue = currentCatalogue }: Adoption): Promise<string[]> {
  const { colours, languages, prices } = answers
  const brand = await readBrand(root)
  const ownColours = { brand: colours?.brand ?? brand.colours.brand, accent: colours?.accent ?? brand.colours.accent }
  const mark = answers.mark && (await readMark(resolve(dirname(source), answers.mark)))
  const problems = describeColours(ownColours)
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
  if (colours || mark) await writeBrand(root, { ...brand, colours: ownColours, ...(mark && { mark }) })
  if (colours)
    done.push('The colours are those of the brand, in styles/settings/brand.json: the next build draws and paints everything in them.')
  if (mark) done.push('The mark is there, too: in the header, in icons, on pictures of shared links.')
  if (languages) await nameLanguages(root, languages)
  return done
}
