import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMap, isNode, isScalar, parse, parseDocument } from 'yaml'
import { writeKept } from '@/build/write-kept'
import { pageOfEntry } from '../preview/page-of-entry'
import { type ContentFile, isSample, readEntries } from './entries'

/** Fields that may name an entry which makes a page. */
const references = [
  { collection: 'services', field: 'cases', target: 'cases' },
  { collection: 'cost-guides', field: 'study', target: 'cases' },
  { collection: 'landings', field: 'article', target: 'articles' },
  { collection: 'trust-sections', field: 'document', target: 'sample-documents' },
] as const

/** Collections whose entries have an address of their own. */
const withPages = ['cases', 'articles', 'sample-documents', 'landings'] as const

/**
 * Deletes every sample entry; what the others say stays, without links and references to what is gone.
 * @param isGone chooses the entries; the company itself is never one of them.
 * @returns the names of the files that were deleted.
 */
export async function clearSamples(root: string, isGone: (file: ContentFile) => boolean = isSample): Promise<string[]> {
  const files = (await readEntries(join(root, 'content'))).filter(({ slug }) => slug !== '')
  const chosen = new Set(files.filter(isGone).map(keyOf))
  const gone = files.filter((file) => chosen.has(keyOf(file)))
  for (const { name } of gone) await rm(join(root, name))
  const pages = new Set(
    gone.flatMap(({ collection, slug }) => withPages.filter((one) => one === collection).map((one) => addressOf(one, slug))),
  )
  for (const { name, collection } of await readEntries(join(root, 'content'))) {
    const file = join(root, name)
    const text = await readFile(file, 'utf8')
    const cleared = withoutLinks(name.endsWith('.yaml') ? withoutReferences(text, collection, chosen) : text, pages)
    if (cleared !== text) await writeKept(file, cleared)
  }
  await dropBanner(join(root, 'content', 'top-banner.yaml'), pages)
  return gone.map(({ name }) => name)
}

const keyOf = ({ collection, slug }: Pick<ContentFile, 'collection' | 'slug'>) => `${collection}/${slug}`

const addressOf = (collection: (typeof withPages)[number], slug: string) => pageOfEntry({ collection, slug }, null)

const link = /\[([^\][]+)\]\((\/[^)#?\s]*)[^)]*\)/

/** A link keeps its words, which may go over a line; a sentence that was nothing but a link goes. */
function withoutLinks(text: string, pages: ReadonlySet<string>): string {
  const whole = new RegExp(`(?<=[.!?])\\s+${link.source}\\.(?=\\s|$)`, 'g')
  const shorter = text.replace(whole, (sentence, _words, path: string) => (pages.has(path) ? '' : sentence))
  return shorter.replace(new RegExp(link, 'g'), (all, words: string, path: string) => (pages.has(path) ? words : all))
}

/** What stands around a reference stays as its author has written it. */
function withoutReferences(text: string, collection: string, gone: ReadonlySet<string>): string {
  const fields = references.filter((one) => one.collection === collection)
  return fields.reduce((changed, { field, target }) => {
    const { contents } = parseDocument(changed)
    const pair = isMap(contents) && contents.items.find(({ key }) => isScalar(key) && key.value === field)
    if (!pair || !isNode(pair.key) || !isNode(pair.value) || !pair.key.range || !pair.value.range) return changed
    const named: unknown[] = [pair.value.toJSON()].flat()
    const kept = named.filter((slug) => !gone.has(`${target}/${slug}`))
    if (kept.length === named.length) return changed
    const [[from], [, , to]] = [pair.key.range, pair.value.range]
    return changed.slice(0, from) + (kept.length > 0 ? `${field}: [${kept.join(', ')}]\n` : '') + changed.slice(to)
  }, text)
}

/** A banner is for its link. */
async function dropBanner(file: string, pages: ReadonlySet<string>): Promise<void> {
  const banner = await readFile(file, 'utf8').catch(() => '')
  if (pages.has(parse(banner)?.link)) await rm(file)
}
