import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type BuiltText = { file: string; text: string }

/** Endings of what a build sends as text: pages, the data of soft navigation, feeds and lists for crawlers. */
export const textEndings = ['.html', '.rsc', '.body']

/** Every prerendered answer with one of these endings, one at a time: together they would not fit into memory. */
export async function* readBuilt(buildFolder: string, endings: readonly string[]): AsyncGenerator<BuiltText> {
  const answers = join(buildFolder, 'server', 'app')
  const entries = await readdir(answers, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name)
    yield { file: relative(answers, path), text: await readFile(path, 'utf8') }
  }
}
