import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { adopt } from './adopt'
import { readAnswers } from './answers'
import { findSamples } from './status'

const example = await readFile('scripts/adopt/example.yaml', 'utf8')
const mark =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="90" viewBox="0 0 24 24"><path d="M2 12h20" stroke="#fff"/></svg>'
const withMark = `${example}mark: mark.svg\n`

/** A company that has moved in has no sample to move into. */
const isAdopted = !parse(await readFile('content/organisation.yaml', 'utf8')).sample

let root: string
let source: string
const read = (file: string) => readFile(join(root, file), 'utf8')
const everything = async () => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)))
}
const adopted = (answers: string) => adopt(readAnswers(answers, source), source, { root, today: '2027-01-04' })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'adopt-'))
  source = join(root, 'adopt.yaml')
  for (const folder of ['content', 'styles/settings', 'routing', 'estimate/catalogue', 'components/shell'])
    await cp(folder, join(root, folder), { recursive: true })
  await writeFile(join(root, 'mark.svg'), mark)
})
afterEach(() => rm(root, { recursive: true }))

/** Its name in addresses. */
const hostOf = (address: string) => address.split('/').at(-1)?.split('-')[0] ?? ''

describe.skipIf(isAdopted)('a company that adopts the site', () => {
  it('is the company of every record and contract, in both languages, and the sample is named nowhere', async () => {
    const before = parse(await read('content/organisation.yaml'))
    await adopted(withMark)
    const organisation = parse(await read('content/organisation.yaml'))
    expect(organisation).toMatchObject({
      logo: null,
      foundingYear: 2016,
      en: { name: 'Harbor Lane', address: { city: 'Gdańsk' } },
      uk: { name: 'Гарбор Лейн', founders: [{ name: 'Майя Зелінська', role: 'засновниця, продукт' }] },
    })
    expect(organisation.sample).toBeUndefined()
    const texts = [...(await everything())].filter(([file]) => file.startsWith('content/'))
    const naming = texts.filter(([, text]) =>
      [before.en.name, before.uk.name, hostOf(before.profiles[0])].some((name) => text.toLowerCase().includes(name.toLowerCase())),
    )
    expect(naming.map(([file]) => file)).toEqual([])
    expect(await read('content/sample-documents/trust/services-agreement.yaml')).toContain('Harbor Lane')
    expect(await read('content/sales-email.yaml')).toContain('hello@harborlane.test')
  })

  it('has its colours and its mark in the one file that everything is drawn and painted from', async () => {
    const before = JSON.parse(await read('styles/settings/brand.json'))
    await adopted(withMark)
    const { mark: own, ...after } = JSON.parse(await read('styles/settings/brand.json'))
    expect(after).toEqual({ ...before, mark: undefined, colours: { brand: '#0b7a5b', accent: '#ff9f6b' } })
    expect(own).toEqual({ viewBox: '0 0 24 24', shapes: [{ d: 'M2 12h20', fill: 'currentColor', stroke: '#fff' }] })
  })

  it('has the shapes of its mark as they stood in groups and sheets', async () => {
    const drawn =
      '<style>.a{fill:#0af}</style><g fill="none" stroke="#fff" transform="scale(2)"><circle class="a" cx="6" cy="6" r="2"/></g>'
    await writeFile(join(root, 'mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawn}</svg>`)
    await adopted(withMark)
    const { mark: own } = JSON.parse(await read('styles/settings/brand.json'))
    expect(own.shapes).toEqual([{ d: expect.stringMatching(/^M.*z$/i), fill: '#0af', stroke: '#fff', transform: 'scale(2)' }])
    const shaded = '<linearGradient id="g"/><path fill="url(#g)" d="M2 12h20"/>'
    await writeFile(join(root, 'mark.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shaded}</svg>`)
    await expect(adopted(withMark)).rejects.toThrow('has a <linearGradient> that is no plain shape')
  })

  it('may say the same again, and nothing changes', async () => {
    await adopted(withMark)
    const first = await everything()
    const { currentCatalogue } = await import(join(root, 'estimate/catalogue/register.ts'))
    await adopt(readAnswers(withMark, source), source, { root, today: '2027-02-01', catalogue: currentCatalogue })
    expect(await everything()).toEqual(first)
  })

  it.each([
    ['email: hello@harborlane.test', 'email: hello', 'email: must be an e-mail address'],
    ['timeZone: Europe/Warsaw', 'timeZone: Poland/Gdańsk', 'timeZone: must be a time zone'],
    ['founded: 2016', 'founded: last year', 'founded: must be a number'],
    ["brand: '#0b7a5b'", "brand: '#777777'", 'colours.brand: #777777 is a grey'],
    ["accent: '#ff9f6b'", "accent: '#7a1f00'", 'colours.accent: sunflower (#7a1f00) on night'],
    ["accent: '#ff9f6b'", 'accent: #ff9f6b', 'colours'],
    ['\nmark: mark.svg', '\nmark: none.svg', 'none.svg cannot be read'],
    ["version: '2027.1'", "version: '2020.1'", '2020.1 is not after'],
    ['ba: 110', 'ba: 1100', 'prices.rates.ba: must be at most 500'],
    ['city: {', 'town: {', 'nothing is asked by the name town'],
  ])('that says "%s" as "%s" is told what is wrong, and nothing is written', async (right, wrong, sentence) => {
    const before = await everything()
    expect(withMark).toContain(right)
    await expect((async () => adopted(withMark.replace(right, wrong)))()).rejects.toThrow(sentence)
    expect(await everything()).toEqual(before)
  })
})

describe.skipIf(isAdopted)('what is still sample', () => {
  it('is told by kind, with where it shows, and is less once a company has moved in', async () => {
    const before = await findSamples(root)
    expect(before).toContainEqual({ kind: 'organisation', what: 'content/organisation.yaml', page: '/' })
    expect(before).toContainEqual({ kind: 'cases', what: 'content/cases/dobrokava.yaml', page: '/portfolio/dobrokava' })
    expect(before).toContainEqual({
      kind: 'placeholders',
      what: expect.stringMatching(/sales-email.yaml: hello@\w+\.example/),
      page: '/contacts',
    })
    await adopted(withMark)
    const { currentCatalogue } = await import(join(root, 'estimate/catalogue/register.ts'))
    const kinds = new Set((await findSamples(root, currentCatalogue)).map(({ kind }) => kind))
    for (const done of ['organisation', 'brand', 'prices', 'placeholders']) expect(kinds).not.toContain(done)
    expect(kinds).toContain('cases')
  })

  it('is a name of somebody made up in a text that is meant, too', async () => {
    const file = join(root, 'content/faq-entries/payment.yaml')
    await writeFile(file, `${await readFile(file, 'utf8')}  note: Питайте Олену\n`)
    expect(await findSamples(root)).toContainEqual({ kind: 'names', what: 'content/faq-entries/payment.yaml: Олену', page: '/#q-payment' })
  })

  it('is nothing at all in the end', async () => {
    await adopted(withMark)
    const { currentCatalogue } = await import(join(root, 'estimate/catalogue/register.ts'))
    for (const { what } of await findSamples(root, currentCatalogue)) await rm(join(root, what), { force: true })
    expect(await findSamples(root, currentCatalogue)).toEqual([])
  })
})
