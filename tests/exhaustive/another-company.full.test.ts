import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { currentCatalogue } from '@/estimate'
import { adopt } from '@/scripts/adopt/adopt'
import { readAnswers } from '@/scripts/adopt/answers'
import { hexOf, toOklch } from '@/styles/settings/oklch'
import { deriveColours } from '@/styles/settings/palette'
import { leftOfThisBrand } from '../support/brand-values'
import { amountsIn, amountsOf, typedAmounts } from '../support/price-amounts'
import { publicFolder } from '../support/release'
import { isRouterData } from '../support/router-data'
import { copySite } from '../support/site-copy'

const kinds = ['', '.html', '.json', '.md', '.txt', '.xml', '.webmanifest']

/** Pages with amounts that are no prices of today: what cases were estimated at and billed, and the budgets a form has to choose from. */
const ofTheirDay = /^(?:uk\/)?(?:portfolio|contacts)/

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 12h20" stroke="#fff" stroke-width="3"/></svg>'

/** Both families by other names, the same letters in both. */
async function setOtherFamilies(folder: string) {
  const file = join(folder, 'styles/settings/brand.json')
  const brand = JSON.parse(await readFile(file, 'utf8'))
  await copyFile(join(folder, 'styles/fonts', brand.families.text.file), join(folder, 'styles/fonts/harbor-grotesk.woff2'))
  brand.families.text = { ...brand.families.text, name: 'Harbor Grotesk', file: 'harbor-grotesk.woff2' }
  brand.families.display = { ...brand.families.display, name: 'Harbor Poster', file: 'harbor-grotesk.woff2' }
  await writeFile(file, JSON.stringify(brand, null, 2))
  return brand as typeof import('@/styles/settings/brand.json')
}

/** What is made of points has the hue of the new ground: icons, cards, pictures. */
async function expectPainted(files: string, night: string) {
  const { h: wanted } = toOklch(night)
  for (const picture of [
    'icons/icon-512.png',
    'icons/maskable-512.png',
    'og/en/home.jpg',
    'images/services/technical-audit.webp',
    'images/articles/covers/who-holds-the-keys.webp',
  ]) {
    const { dominant } = await sharp(join(files, picture)).stats()
    const hex = hexOf([dominant.r, dominant.g, dominant.b])
    expect(Math.abs(toOklch(hex).h - wanted), `${picture} is ${hex}`).toBeLessThan(30)
  }
}

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

it('a site of another company with other rates and another look names neither the sample company nor an old price, and shows nothing of the old look', async ({
  skip,
}) => {
  const sample = parse(await readFile('content/organisation.yaml', 'utf8'))
  skip(!sample.sample, 'A company has moved in: there is no sample any more.')
  const site = await copySite()
  try {
    const source = join(site.folder, 'adopt.yaml')
    await writeFile(source, await readFile('scripts/adopt/example.yaml', 'utf8'))
    const answers = readAnswers(await readFile(source, 'utf8'), source)
    await writeFile(join(site.folder, 'mark.svg'), mark)
    await adopt({ ...answers, mark: 'mark.svg' }, source, { root: site.folder, today: '2027-01-04' })
    const brand = await setOtherFamilies(site.folder)
    const { release } = await site.build()
    const files = join(release, 'site', 'files')
    expect(leftOfThisBrand(join(publicFolder, '..', 'site', 'files'), brand).length, 'this site has what is looked for').toBeGreaterThan(50)
    expect(leftOfThisBrand(files, brand)).toEqual([])
    await expectPainted(files, deriveColours(brand.colours).palette.night)
    const texts = await readSite(files)

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
    // Router data number their rows by `$1`, `$2`, which look like amounts.
    const names = new Set(before.map(({ file }) => file))
    const documents = before.filter(({ file }) => !isRouterData(file, names))
    const compared = documents.map(({ file, text }) => {
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
