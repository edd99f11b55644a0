import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export type BuiltText = { file: string; text: string }
export type BuiltBytes = { file: string; bytes: Buffer }

/** Endings of what a build sends as text: pages, the data of soft navigation, feeds and lists for crawlers. */
export const textEndings = ['.html', '.rsc', '.body']

/** Every prerendered answer with one of these endings, one after another: together they would not fit into memory. */
export async function* readBuilt(buildFolder: string, endings: readonly string[]): AsyncGenerator<BuiltText> {
  for await (const { file, bytes } of readBuiltBytes(buildFolder, endings)) yield { file, text: String(bytes) }
}

/** The same for whoever looks for a few signs in them: it takes longer to make texts of them than to look through them. */
export async function* readBuiltBytes(buildFolder: string, endings: readonly string[]): AsyncGenerator<BuiltBytes> {
  const answers = join(buildFolder, 'server', 'app')
  const entries = await readdir(answers, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
  const read = (file: (typeof files)[number] | undefined) => {
    const bytes = file && readFile(join(file.parentPath, file.name))
    // Nobody waits for it any more where something was wrong with the one before.
    bytes?.catch(() => undefined)
    return bytes
  }
  let next = read(files[0])
  for (const [index, { parentPath, name }] of files.entries()) {
    const bytes = (await next) ?? Buffer.alloc(0)
    // The disk is asked while the one before is worked on.
    next = read(files[index + 1])
    yield { file: relative(answers, join(parentPath, name)), bytes }
  }
}
