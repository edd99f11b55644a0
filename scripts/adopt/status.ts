import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { collectionNames, shellNames, singleNames } from '@/content-client/schemas'
import { embeddedSource } from '@/content-client/sources/embedded'
import { type Catalogue, catalogueVersions, currentCatalogue, findCatalogue } from '@/estimate'
import { locales } from '@/routing/locales'
import { pageOfEntry } from '../preview/page-of-entry'
import { readBrand } from './brand'
import { type ContentFile, isSample, readEntries } from './entries'

/** Something that is still the sample’s, and where visitors see it. */
export type Left = { kind: string; what: string; page: string }

type Named = { name?: unknown; sample?: unknown; founders?: readonly { name: string }[] }

/** What still speaks of the sample company, by kind. */
export async function findSamples(root: string, catalogue: Catalogue = currentCatalogue): Promise<Left[]> {
  const files = await readEntries(join(root, 'content'))
  const samples = files.filter(isSample)
  const others = files.filter((file) => !samples.some((sample) => sample.collection === file.collection && sample.slug === file.slug))
  const names = await namesIn(join(root, 'content'))
  return [
    ...(await brandOf(root)),
    ...(hasRatesOf(catalogue) ? [{ kind: 'prices', what: `the rates of catalogue ${catalogue.version}`, page: '/trust' }] : []),
    ...samples.map((file) => ({ kind: file.collection, what: file.name, page: pageOf(file) })),
    ...others.flatMap((file) =>
      (file.text.match(placeholder) ?? []).map((word) => ({ kind: 'placeholders', what: `${file.name}: ${word}`, page: pageOf(file) })),
    ),
    ...others.flatMap((file) =>
      namesOf(file.text, names).map((word) => ({ kind: 'names', what: `${file.name}: ${word}`, page: pageOf(file) })),
    ),
  ]
}

/** Addresses and numbers nobody can have. */
const placeholder = /[\w@.]*(?:\.example\b|[-_]example\b)[\w./]*|(?<!\d)0{8}(?!\d)|\+?[\d ]*000 00 00/g

const hasRatesOf = ({ rates }: Catalogue) => JSON.stringify(rates) === JSON.stringify(findCatalogue(catalogueVersions[0] ?? '')?.rates)

async function brandOf(root: string): Promise<Left[]> {
  const { colours, drawnIn, mark } = await readBrand(root)
  return [
    ...(isDeepStrictEqual(colours, drawnIn) ? [{ kind: 'brand', what: 'the colours', page: '/' }] : []),
    ...(mark.sample ? [{ kind: 'brand', what: 'the mark', page: '/' }] : []),
  ]
}

function pageOf({ collection, slug }: ContentFile): string {
  const known = [...collectionNames, ...singleNames, ...shellNames].find((name) => name === collection)
  return known ? pageOfEntry({ collection: known, slug }, null) : '/'
}

/** First and last names of everybody who is made up. */
async function namesIn(content: string): Promise<Set<string>> {
  const source = embeddedSource(content)
  const read = locales.flatMap((locale) => [
    source.readCollection('people', locale),
    source.readCollection('authors', locale),
    source.readSingle('organisation', locale).then((single) => (single ? [single] : [])),
  ])
  const people = (await Promise.all(read)).flat() as readonly Named[]
  const made = people
    .filter(({ sample }) => sample)
    .flatMap(({ name, founders }) => founders?.map((founder) => founder.name) ?? [String(name)])
  return new Set(made.flatMap((name) => name.split(' ')).map(stemOf))
}

/** Ukrainian names change their endings. */
const stemOf = (name: string) => (/\p{Script=Cyrillic}/u.test(name) ? name.slice(0, -1) : name)

function namesOf(text: string, names: ReadonlySet<string>): string[] {
  const words = new Set(text.match(/\p{Lu}[\p{Ll}ʼ]+/gu) ?? [])
  return [...words].filter(
    (word) => names.has(word) || [1, 2, 3].some((ending) => /\p{Script=Cyrillic}/u.test(word) && names.has(word.slice(0, -ending))),
  )
}
