import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const sources = fileURLToPath(new URL('../', import.meta.url))

/** How the programs of the server are compiled: with all of ours inside, and packages from `node_modules`. */
export const serverBundle = {
  absWorkingDir: sources,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  logLevel: 'error',
} satisfies BuildOptions

/** `isbot` is data and one function: compiled in, it is no package that serving needs. */
export const compiledIn: Plugin = {
  name: 'compiled-in',
  setup({ onResolve }) {
    onResolve({ filter: /^isbot$/ }, () => ({ path: fileURLToPath(import.meta.resolve('isbot')) }))
  },
}

const sheet = /\.module\.scss$/

/** The class names of each sheet, by its path from the root. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the API draws stands in pages, so its classes are called what Next.js called them; without that, by their own names. */
export function classNames(names?: ClassNames): Plugin {
  return {
    name: 'class-names',
    setup({ onLoad }) {
      onLoad({ filter: sheet }, ({ path }) => {
        const own = names && (names[path.slice(sources.length)] ?? {})
        return { contents: own ? `export default ${JSON.stringify(own)}` : 'export default new Proxy({}, { get: (_, name) => name })' }
      })
    },
  }
}

/** Where the build writes the names: the route that prints them is no page of the site. */
export const classNamesRoute = '/builds/class-names.json'

/** What a build calls the classes of all that the API draws. */
export const readClassNames = async (buildFolder: string): Promise<ClassNames> =>
  JSON.parse(await readFile(join(buildFolder, 'server', 'app', `${classNamesRoute}.body`), 'utf8'))

/** Lists the sheets of all that the API draws, for a route that prints what Next.js calls their classes (`app/builds/class-names.json`). */
export async function prepareApiStyles(): Promise<void> {
  const { metafile } = await build({
    ...serverBundle,
    entryPoints: ['server/api/handle.ts'],
    plugins: [classNames()],
    outdir: '.',
    write: false,
    metafile: true,
    splitting: true,
  })
  const sheets = Object.keys(metafile.inputs)
    .filter((path) => sheet.test(path))
    .sort()
  const imports = sheets.map((path, index) => `import sheet${index} from '@/${path}'\n`)
  const entries = sheets.map((path, index) => `  '${path}': sheet${index},\n`)
  const text = `${imports.join('')}\nexport const apiSheets = {\n${entries.join('')}}\n`
  const file = join('styles', 'generated', 'api-sheets.ts')
  await mkdir(dirname(file), { recursive: true })
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeFile(file, text)
}
