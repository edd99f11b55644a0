import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Document, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { locales } from '@/routing/locales'

/** Texts of a page: they stand in files of their own beside the entry. */
const longText = 'body'

/**
 * Writes fields into the YAML file of an entry and leaves the rest of it as it was written, comments and style included.
 * @param changes by field: its value in each locale; undefined where it has none
 */
export async function writeEntry(
  file: string,
  changes: ReadonlyMap<string, readonly unknown[]>,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const document = isNew ? new Document({ en: {}, uk: {} }) : parseDocument(await readFile(file, 'utf8'))
  await mkdir(dirname(file), { recursive: true })
  for (const [field, values] of changes) {
    if (field === longText && (isNew || textFiles(file).some((name) => existsSync(name)))) {
      await Promise.all(textFiles(file).map((name, index) => writeFile(name, `${String(values[index] ?? '').trimEnd()}\n`)))
    } else setField(document, field, values)
  }
  await writeFile(file, document.toString({ lineWidth: 120 }))
}

const textFiles = (file: string) => locales.map((locale) => file.replace(/\.yaml$/, `.${locale}.md`))

/** What is the same in all languages stands at the top, the rest under each of them; a field stays where it is as long as it can. */
function setField(document: Document, field: string, values: readonly unknown[]): void {
  const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]))
  const isBelow = locales.some((locale) => document.hasIn([locale, field]))
  const isShared = isSame && !isBelow
  if (!isShared || values[0] === undefined) document.delete(field)
  else if (document.has(field)) document.set(field, document.createNode(values[0]))
  else insertBeforeTexts(document, document.createPair(field, values[0]))
  for (const [index, locale] of locales.entries()) {
    if (isShared || values[index] === undefined) document.deleteIn([locale, field])
    else document.setIn([locale, field], document.createNode(values[index]))
  }
}

function insertBeforeTexts(document: Document, pair: Pair): void {
  const { items } = document.contents as unknown as YAMLMap
  const index = items.findIndex(({ key }) => locales.includes(String(key) as (typeof locales)[number]))
  items.splice(index === -1 ? items.length : index, 0, pair)
}
