import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeKept } from '@/build/write-kept'
import type { Answers } from './answers'

/** How the switch names the languages. */
export async function nameLanguages(root: string, languages: NonNullable<Answers['languages']>): Promise<void> {
  const file = join(root, 'routing', 'locales.ts')
  const text = await readFile(file, 'utf8')
  const named = Object.entries(languages).reduce((changed, [locale, words]) => {
    if (!words) return changed
    const row = new RegExp(`(\\b${locale}: \\{[^}]*?) name: '[^']*', shortName: '[^']*'`)
    return changed.replace(row, (_all, start: string) => `${start} name: ${quoted(words.name)}, shortName: ${quoted(words.shortName)}`)
  }, text)
  await writeKept(file, named)
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`
