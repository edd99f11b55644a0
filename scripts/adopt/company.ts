import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { writeKept } from '@/build/write-kept'
import { type Locale, locales } from '@/routing/locales'
import type { Answers } from './answers'

const yaml = (value: unknown) => stringify(value, { lineWidth: 120 })

/** Writes the company's own records; texts that name the sample company name this one. */
export async function writeCompany(root: string, answers: Answers): Promise<void> {
  const content = join(root, 'content')
  const before = parse(await readFile(join(content, 'organisation.yaml'), 'utf8'))
  await renameCompany(content, { en: before.en.name, uk: before.uk.name }, answers.name)
  await writeKept(join(content, 'organisation.yaml'), yaml(toOrganisation(answers, before.hours.days)))
  await writeKept(join(content, 'sales-email.yaml'), yaml({ email: answers.email, en: {}, uk: {} }))
  if (answers.phone) await writeKept(join(content, 'sales-phone.yaml'), yaml({ phone: answers.phone, en: {}, uk: {} }))
  else await rm(join(content, 'sales-phone.yaml'), { force: true })
  await writeNetworks(join(content, 'social-networks'), answers.networks)
}

function toOrganisation({ name, tagline, description, founders, city, country, legal, ...answers }: Answers, days: unknown) {
  const wordsIn = (locale: Locale) => ({
    name: name[locale],
    tagline: tagline[locale],
    description: description[locale],
    founders: founders.map((founder) => ({ name: founder.name[locale], role: founder.role[locale] })),
    address: { city: city[locale], country: country[locale] },
    legal: legal.map(({ term, value }) => ({ term: term[locale], value: value[locale] })),
  })
  return {
    url: answers.site ?? null,
    logo: null,
    logoIncludesName: false,
    foundingYear: answers.founded,
    profiles: Object.values(answers.networks),
    hours: { timeZone: answers.timeZone, days, opens: answers.opens, closes: answers.closes },
    ...Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale)])),
  }
}

/** The company stands in contracts and in samples of them, too. */
async function renameCompany(content: string, before: Answers['name'], name: Answers['name']): Promise<void> {
  const files = (await readdir(content, { recursive: true })).filter((file) => /\.(?:md|yaml)$/.test(file) && file !== 'README.md')
  for (const file of files) {
    const text = await readFile(join(content, file), 'utf8')
    const renamed = locales.reduce((changed, locale) => changed.replaceAll(before[locale], name[locale]), text)
    if (renamed !== text) await writeKept(join(content, file), renamed)
  }
}

async function writeNetworks(folder: string, networks: Answers['networks']): Promise<void> {
  for (const file of await readdir(folder)) await rm(join(folder, file))
  for (const [index, [name, url]] of Object.entries(networks).entries()) {
    const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    await writeKept(join(folder, `${slug}.yaml`), yaml({ name, url, priority: index + 1, en: {}, uk: {} }))
  }
}
