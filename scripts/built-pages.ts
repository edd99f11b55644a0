import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type BuiltText = { file: string; text: string }

/** Endings of what a build sends as text: pages, the data of soft navigation, feeds and lists for machines. */
export const pageEndings = ['.html']
export const textEndings = [...pageEndings, '.rsc', '.body', '.txt', '.json', '.xml']

/** Every prerendered answer with one of these endings, one at a time: together they would not fit into memory. */
export async function* readBuilt(buildFolder: string, endings: readonly string[]): AsyncGenerator<BuiltText> {
  const answers = join(buildFolder, 'server', 'app')
  for (const file of await readdir(answers, { recursive: true }))
    if (endings.some((ending) => file.endsWith(ending))) yield { file, text: await readFile(join(answers, file), 'utf8') }
}
