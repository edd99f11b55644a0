import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What Next.js notes of a route: the sheets of each file of the app folder that it is made of, those of layouts in every list. */
type Manifest = { entryCSSFiles: Record<string, { path: string; inlined: boolean }[]> }

const manifestName = /_client-reference-manifest\.js$/
const assignment = /^(?<before>[\s\S]*?__RSC_MANIFEST\["[^"]*"\] = )(?<value>\{[\s\S]*\})(?<after>;\s*)$/
const isPage = (entry: string) => /\/app\/\[locale\]\/(?:.*\/)?page$/.test(entry)

/**
 * Gathers the sheets of a compiled build before its pages are rendered: one that all pages share, and one of each kind of page. The bundler
 * can only share out sheets, so that a page either takes a dozen or carries those of others; here what several kinds need is in the sheet
 * of each, and a later page asks for one.
 */
export async function mergeSheets(buildFolder: string): Promise<void> {
  const manifests = await readManifests(join(buildFolder, 'server', 'app'))
  const lists = manifests.flatMap(({ manifest }) => Object.entries(manifest.entryCSSFiles))
  const [first = [], ...others] = lists.filter(([entry]) => isPage(entry)).map(([, sheets]) => sheets.map(({ path }) => path))
  const shared = first.filter((path) => others.every((list) => list.includes(path)))
  if (shared.length === 0) throw new Error('The pages of this build share no style sheet: Next.js notes them otherwise than expected.')
  const write = createWriter(buildFolder)
  const ofAll = await write(shared)
  for (const { file, manifest, before, after } of manifests) {
    for (const [entry, sheets] of Object.entries(manifest.entryCSSFiles)) {
      const paths = sheets.map(({ path }) => path)
      const own = paths.filter((path) => !shared.includes(path))
      const hasAll = shared.every((path) => paths.includes(path))
      if (paths.length === 0 || (own.length > 0 && !hasAll)) continue
      const merged = own.length > 0 ? [ofAll, await write(own)] : [ofAll]
      manifest.entryCSSFiles[entry] = merged.map((path) => ({ path, inlined: false }))
    }
    await writeFile(file, before + JSON.stringify(manifest) + after)
  }
}

async function readManifests(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(({ name }) => manifestName.test(name)).map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(
    files.map(async (file) => {
      const { before, value, after } = assignment.exec(await readFile(file, 'utf8'))?.groups ?? {}
      if (before === undefined || value === undefined || after === undefined)
        throw new Error(`${file} is not spelled as Next.js spelled it so far.`)
      return { file, before, after, manifest: JSON.parse(value) as Manifest }
    }),
  )
}

/** Writes sheets as one, beside them, and answers where. */
function createWriter(buildFolder: string): (paths: readonly string[]) => Promise<string> {
  return async (paths) => {
    const texts = await Promise.all(paths.map((path) => readFile(join(buildFolder, path), 'utf8')))
    const text = texts.map((each) => each.replace(/\n?\/\*# sourceMappingURL=[^*]*\*\/\s*$/, '').trim()).join('')
    const path = `static/chunks/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.css`
    await writeFile(join(buildFolder, path), text)
    return path
  }
}
