import { join } from 'node:path'
import { build } from 'esbuild'
import { classNames, compiledIn, readClassNames, serverBundle } from '../api-styles'

/** Compiles the server into the folder of a release, so that serving it takes Node.js alone, and a rollback brings its server too. */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    ...serverBundle,
    entryPoints: {
      server: join('server', 'front', 'main.ts'),
      worker: join('server', 'front', 'worker.ts'),
      preview: join('scripts', 'preview', 'worker.ts'),
    },
    plugins: [compiledIn, classNames(await readClassNames(join(folder, '.next')))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: join('program', '[name]-[hash]'),
  })
}
