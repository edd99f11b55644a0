import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Catalogue, currentCatalogue, exampleVersion, roles } from '@/estimate'
import { readChanges } from './changes'
import { releasePriceList } from './release'

let root: string
const registerIn = (folder: string) => join(folder, 'estimate', 'catalogue', 'register.ts')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'price-list-'))
  await cp('estimate/catalogue', join(root, 'estimate', 'catalogue'), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

const dearer = `rates: { ${roles.map((role) => `${role.toLowerCase()}: ${currentCatalogue.rates[role] * 2.5}`).join(', ')} }
exchange: { date: 2099-01-05, UAH: 50.25 }
support: { basic: { share: 0.1, hours: 6 } }
holidays: ['01-01', '05-03']`

const release = (version: string, text: string, isFirst = false) =>
  releasePriceList(root, { version, date: '2099-01-05', changes: readChanges(text, 'rates.yaml'), isFirst })

describe('a price list that is released', () => {
  it('is the current one, has all it was not told of from the one before, and leaves that as it was', async () => {
    await release('2099.1', dearer)
    const { currentCatalogue: current, findCatalogue, exampleVersion: held } = await import(registerIn(root))
    const { version, date, rates, exchange, support, holidays, ...others } = current as Catalogue
    const { rates: before, ...rest } = currentCatalogue
    expect({ version, date, holidays }).toEqual({ version: '2099.1', date: '2099-01-05', holidays: ['01-01', '05-03'] })
    expect(Object.entries(rates)).toEqual(Object.entries(before).map(([role, rate]) => [role, rate * 2.5]))
    expect(exchange).toEqual({ date: '2099-01-05', rates: { ...currentCatalogue.exchange.rates, UAH: 50.25 } })
    expect(support).toEqual({ ...currentCatalogue.support, basic: { share: 0.1, hours: 6 } })
    expect(rest).toMatchObject(JSON.parse(JSON.stringify(others)))
    expect(findCatalogue(currentCatalogue.version)).toEqual(currentCatalogue)
    expect(held).toBe(exampleVersion)
  })

  it('is that of the worked example, where a company has its first', async () => {
    await release('2099.1', 'rates: { qa: 31 }', true)
    expect(await readFile(registerIn(root), 'utf8')).toContain("exampleVersion = '2099.1'")
  })

  it.each([
    ['2099', 'rates: { qa: 31 }', '"2099" is no name of a version'],
    [currentCatalogue.version, 'rates: { qa: 31 }', 'is not after'],
    ['2099.1', 'rates: { qa: 3, ceo: 90 }', 'rates.yaml, rates.qa: must be at least 5'],
    ['2099.1', 'rates: { ceo: 90 }', 'rates.yaml, rates: nothing is known by the name ceo'],
    ['2099.1', 'exchange: { UAH: 40 }', 'rates.yaml, exchange.date: must be a day such as'],
    ['2099.1', 'holidays: [13-01]', 'rates.yaml, holidays.0: must be a month and a day'],
  ])('%s with %s is refused with a sentence, and nothing is written', async (version, text, sentence) => {
    const before = await readFile(registerIn(root), 'utf8')
    await expect((async () => release(version, text))()).rejects.toThrow(sentence)
    expect(await readFile(registerIn(root), 'utf8')).toBe(before)
  })

  it('is refused where the register was written otherwise', async () => {
    await writeFile(registerIn(root), 'export {}\n')
    await expect(release('2099.1', 'rates: { qa: 31 }')).rejects.toThrow('register.ts has no line with')
  })
})
