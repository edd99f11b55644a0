import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { currentCatalogue } from '@/estimate'
import { adopt } from '@/scripts/adopt/adopt'
import { readAnswers } from '@/scripts/adopt/answers'
import { amountsIn, amountsOf, typedAmounts } from '../support/price-amounts'
import { publicFolder } from '../support/release'
import { copySite } from '../support/site-copy'
import { expect, test } from '../support/site-test'

const kinds = ['', '.html', '.json', '.md', '.txt', '.xml', '.webmanifest']

/** Pages with amounts that are no prices of today: what cases were estimated at and billed, and the budgets a form has to choose from. */
const ofTheirDay = /^(?:uk\/)?(?:portfolio|contacts)/

/** Everything a site answers that is text, with the words of a sentence together. */
async function readSite(files: string) {
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile() && kinds.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    texts.map(async (file) => ({
      file: relative(files, file),
      text: (await readFile(file, 'utf8')).replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ''),
    })),
  )
}

test('a site of another company with other rates names neither the sample company nor an old price', async () => {
  test.setTimeout(1_200_000)
  const sample = parse(await readFile('content/organisation.yaml', 'utf8'))
  test.skip(!sample.sample, 'A company has moved in: there is no sample any more.')
  const site = await copySite()
  try {
    const source = join(site.folder, 'adopt.yaml')
    await writeFile(source, await readFile('scripts/adopt/example.yaml', 'utf8'))
    const answers = readAnswers(await readFile(source, 'utf8'), source)
    await adopt(answers, source, { root: site.folder, today: '2027-01-04' })
    const texts = await readSite(join((await site.build()).release, 'site', 'files'))

    const naming = texts.filter(({ text }) =>
      [sample.en.name, sample.uk.name].some((name) => text.toLowerCase().includes(name.toLowerCase())),
    )
    expect(naming.map(({ file }) => file)).toEqual([])
    for (const [page, name] of [
      ['index.html', answers.name.en],
      ['uk.html', answers.name.uk],
    ] as const)
      expect(texts.find(({ file }) => file === page)?.text).toContain(name)

    const before = await readSite(join(publicFolder, '..', 'site', 'files'))
    const dated = new Set([...typedAmounts(), ...before.filter(({ file }) => ofTheirDay.test(file)).flatMap(({ text }) => amountsIn(text))])
    const old = new Set([...amountsOf(currentCatalogue)].filter((amount) => !dated.has(amount)))
    const compared = before.map(({ file, text }) => {
      const said = amountsIn(text)
      const now = amountsIn(texts.find((other) => other.file === file)?.text ?? '')
      return {
        file,
        isAlike: said.length === now.length,
        stayed: said.filter((amount, place) => old.has(amount) && amount === now[place]),
        said,
      }
    })
    // Amounts are compared by their places, so pages have to have as many; and a reader that finds none would find no old price either.
    expect(compared.filter(({ isAlike }) => !isAlike).map(({ file }) => file)).toEqual([])
    expect(compared.flatMap(({ said }) => said.filter((amount) => old.has(amount))).length).toBeGreaterThan(1000)
    expect(compared.filter(({ stayed }) => stayed.length > 0).map(({ file, stayed }) => `${file}: ${stayed.join(', ')}`)).toEqual([])
  } finally {
    await site.remove()
  }
})
