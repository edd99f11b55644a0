import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the scripts of a build name: all of their words, and the sheets they ask for with a part of the program that comes later. */
export function readScripts(folder: string): { words: Set<string>; sheets: string[] } {
  const words = new Set<string>()
  const sheets = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue
    const script = readFileSync(join(folder, file), 'utf8')
    for (const [word] of script.matchAll(/[\w-]+/g)) words.add(word)
    for (const [path] of script.matchAll(/static\/chunks\/[\w.~-]+\.css/g)) sheets.add(`/_next/${path}`)
  }
  return { words, sheets: [...sheets] }
}
