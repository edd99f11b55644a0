import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parse } from 'yaml'
import { locales } from '@/routing/locales'
import { setField } from './edit-yaml'

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
  let text = isNew ? locales.map((locale) => `${locale}: {}\n`).join('') : await readFile(file, 'utf8')
  await mkdir(dirname(file), { recursive: true })
  for (const [field, values] of changes) {
    if (field === longText && (isNew || textFiles(file).some((name) => existsSync(name)))) {
      await Promise.all(textFiles(file).map((name, index) => writeFile(name, `${String(values[index] ?? '').trimEnd()}\n`)))
    } else text = withField(text, field, values)
  }
  await writeFile(file, `${text.trimEnd()}\n`)
}

const textFiles = (file: string) => locales.map((locale) => file.replace(/\.yaml$/, `.${locale}.md`))

/** What is the same in all languages stands at the top, the rest under each of them; a field stays where it is as long as it can. */
function withField(source: string, field: string, values: readonly unknown[]): string {
  const present = parse(source) as Record<string, Record<string, unknown> | undefined>
  const isSame = values.every((value) => JSON.stringify(value) === JSON.stringify(values[0]))
  const isShared = isSame && !locales.some((locale) => present[locale] && field in present[locale])
  const shared = setField(source, [field], isShared ? values[0] : undefined, { before: locales[0] })
  return locales.reduce((text, locale, index) => setField(text, [locale, field], isShared ? undefined : values[index]), shared)
}
